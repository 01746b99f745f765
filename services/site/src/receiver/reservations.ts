import { UserFacingError } from '../rules/user-facing-error.ts';

/** Milliseconds for which a version is kept for whoever builds under it. */
const KEPT_MS = 60 * 60_000;

interface Reservation {
  readonly app: string;
  readonly version: string;
  readonly fingerprint: string;
  readonly until: number;
}

/** Versions under which somebody builds just now: no other key gets the same one meanwhile. */
export interface Reservations {
  /** Keeps the version that `choose` takes, which is told those that others have. */
  readonly reserve: (app: string, fingerprint: string, choose: (ofOthers: readonly string[]) => string) => string;
  readonly has: (app: string, version: string, fingerprint: string) => boolean;
  /** Refuses a version that was reserved for another key. */
  readonly requireNotOfOthers: (app: string, version: string, fingerprint: string) => void;
}

/** Makes the reservations of a receiver. They end with it: a version that was forgotten is free, and the ledger has none twice. */
export function createReservations(): Reservations {
  let all: Reservation[] = [];
  const of = (app: string) => {
    all = all.filter(({ until }) => until > Date.now());
    return all.filter((each) => each.app === app);
  };
  return {
    reserve(app, fingerprint, choose) {
      const ofOthers = of(app).filter((each) => each.fingerprint !== fingerprint);
      const version = choose(ofOthers.map((each) => each.version));
      all = [
        ...all.filter((each) => each.version !== version || each.app !== app),
        { app, version, fingerprint, until: Date.now() + KEPT_MS },
      ];
      return version;
    },
    has: (app, version, fingerprint) => of(app).some((each) => each.version === version && each.fingerprint === fingerprint),
    requireNotOfOthers(app, version, fingerprint) {
      if (of(app).some((each) => each.version === version && each.fingerprint !== fingerprint))
        throw new UserFacingError(`Somebody else is building ${app} ${version}. Run the command again; it will take the next version.`);
    },
  };
}
