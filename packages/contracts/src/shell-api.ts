/** One message of the toast area (1-platform.md sections 2 and 9). A new one replaces the one on screen. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** `destructive` for failures: announced at once. Default: `default`. */
  readonly look?: 'default' | 'destructive';
  /** One action that the visitor can take. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** Something that the organization says about itself. */
export interface Claim {
  readonly says: string;
  /** Who has seen the evidence for it, and on which day (`2026-11-30`). Absent until someone has. */
  readonly confirmed?: { readonly by: string; readonly on: string };
}

/**
 * The organization's facts that appear in several places; they are written once, in `shell/site.config.ts` (3-decisions.md, "Names and
 * configuration").
 */
export interface SiteFacts {
  readonly name: string;
  readonly tagline: string;
  readonly contactEmail: string;
  /** Where incidents about the team itself can be reported: an address that the team does not read. Absent or empty while there is none. */
  readonly conductEmail?: string;
  /** Our pages on other sites, to be shown as {@link linkIfSet} returns them. */
  readonly links: {
    readonly professionalNetwork: string;
    readonly volunteerForm: string;
    readonly nominationForm: string;
    readonly donationPage: string;
  };
  /** What is said about the organization. An earlier shell has none; in that case, leave the sentence out. */
  readonly claims?: {
    readonly legalStatus: Claim;
    readonly authors: Claim;
    readonly notebookFounders: Claim;
    readonly ownTools: Claim;
    readonly aiHelp: Claim;
  };
  /** Address to which a file's path in the repository is appended; empty if there is no public repository. */
  readonly editBase: string;
  /** Whether browsers that have visited the site with encryption insist on encryption for every host name below it as well. */
  readonly includeSubDomains?: boolean;
  /**
   * Address of the QR picture for `links.donationPage`, which the shell's build creates. Absent in an earlier shell, and if that link is
   * not set.
   */
  readonly donationQr?: string;
}

/** What can be kept together for offline reading. */
export interface OfflineOffer {
  /** Id of a set, or the address of a single page. */
  readonly id: string;
  readonly name: string;
  /** Bytes to download for a browser that has none of it. */
  readonly size: number;
}

/** What this browser keeps for offline reading because its visitor asked for it (docs/decisions/0058). */
export interface Offline {
  /** Whether this browser can keep anything at all; undefined on the server and at hydration. */
  readonly isAvailable: boolean | undefined;
  /** Ids of what is kept, or will be once all of it has arrived. */
  readonly kept: readonly string[];
  /** What is being fetched, and its progress in bytes. */
  readonly progress: { readonly id: string; readonly done: number; readonly size: number } | undefined;
  /** Why the last attempt ended early. What had arrived by then stays; `keep` continues from there. */
  readonly problem: { readonly id: string; readonly why: 'network' | 'storage' } | undefined;
  /** What is offered, and each single page that is kept; undefined until `askForOffers` has found out, empty if it could not. */
  readonly offers: readonly OfflineOffer[] | undefined;
  readonly askForOffers: () => void;
  /** Fetches a set, or the page with this address, and renews it after each release. */
  readonly keep: (id: string) => void;
  /** Removes it with its figures; what another kept item needs stays. */
  readonly remove: (id: string) => void;
}

/**
 * What the shell provides to every app under the module name `@portal/shell-api`, in the browser and during prerendering. Names are only
 * ever added, because a released app may use any of them.
 */
export interface ShellApi {
  /** Shows a message in the shell's toast area. Does nothing during prerendering. */
  readonly toast: (message: Toast) => void;
  readonly site: SiteFacts;
  /** A React hook. */
  readonly useOffline: () => Offline;
}
