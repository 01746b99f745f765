/** One message of the toast area (1-platform.md sections 2 and 9). A new one replaces the one on screen. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** `destructive` for failures: announced at once. Default: `default`. */
  readonly look?: 'default' | 'destructive';
  /** One thing the visitor can do about it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** Something that the organization says of itself. */
export interface Claim {
  readonly says: string;
  /** Who has seen the evidence for it, and on which day (`2026-11-30`). Absent until somebody has. */
  readonly confirmed?: { readonly by: string; readonly on: string };
}

/** The organization's facts that several places show; they stand once, in `shell/site.config.ts` (3-decisions.md, "Names and configuration"). */
export interface SiteFacts {
  readonly name: string;
  readonly tagline: string;
  readonly contactEmail: string;
  /** Where incidents about the team itself can be reported: an address that the team does not read. Absent or empty while there is none. */
  readonly conductEmail?: string;
  /** Pages of ours on other sites, to be shown as {@link linkIfSet} gives them. */
  readonly links: {
    readonly professionalNetwork: string;
    readonly volunteerForm: string;
    readonly nominationForm: string;
    readonly donationPage: string;
  };
  /** What is said of the organization. An earlier shell has none: leave the sentence out. */
  readonly claims?: {
    readonly legalStatus: Claim;
    readonly authors: Claim;
    readonly notebookFounders: Claim;
    readonly ownTools: Claim;
    readonly aiHelp: Claim;
  };
  /** Address that a file's path in the repository is added to; empty when there is no public repository. */
  readonly editBase: string;
  /** Whether browsers that came to the site encrypted insist on encryption for every name below its own as well. */
  readonly includeSubDomains?: boolean;
  /** Address of the QR picture of `links.donationPage`, which the shell's build makes. Absent in an earlier shell, and where that link is not set. */
  readonly donationQr?: string;
}

/** What can be kept together for reading without a network. */
export interface OfflineOffer {
  /** Id of a set, or the address of a single page. */
  readonly id: string;
  readonly name: string;
  /** Bytes that it takes on its way to a browser that has nothing of it. */
  readonly size: number;
}

/** What this browser keeps for reading without a network because its visitor asked for it (docs/decisions/0058). */
export interface Offline {
  /** Whether this browser can keep anything at all; undefined on the server and at hydration. */
  readonly isAvailable: boolean | undefined;
  /** Ids of what is kept, or shall be once all of it has come. */
  readonly kept: readonly string[];
  /** What is being fetched, and how far it is, in bytes. */
  readonly progress: { readonly id: string; readonly done: number; readonly size: number } | undefined;
  /** Why the last attempt ended early. What had come by then stays; `keep` goes on from there. */
  readonly problem: { readonly id: string; readonly why: 'network' | 'storage' } | undefined;
  /** What is offered, and each single page that is kept; undefined until `askForOffers` has found out, empty where it could not. */
  readonly offers: readonly OfflineOffer[] | undefined;
  readonly askForOffers: () => void;
  /** Fetches a set, or the page with this address, and renews it with each release. */
  readonly keep: (id: string) => void;
  /** Removes it with its figures; what belongs to another one that is kept stays. */
  readonly remove: (id: string) => void;
}

/**
 * What the shell gives to every app under the module name `@portal/shell-api`, in the browser and while pages are made.
 * A name is only ever added: a released app may use every one that stands here.
 */
export interface ShellApi {
  /** Shows a message in the shell's toast area. Does nothing while pages are made. */
  readonly toast: (message: Toast) => void;
  readonly site: SiteFacts;
  /** A React hook. */
  readonly useOffline: () => Offline;
}
