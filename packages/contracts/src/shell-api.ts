/** One message of the toast area (1-platform.md sections 2 and 9). A new one replaces the one on screen. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** `destructive` for failures: announced at once. Default: `default`. */
  readonly look?: 'default' | 'destructive';
  /** One thing the visitor can do about it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

/** The organisation's facts that several places show; they stand once, in `shell/site.config.ts` (3-decisions.md, "Names and configuration"). */
export interface SiteFacts {
  readonly name: string;
  readonly tagline: string;
  readonly contactEmail: string;
  /** Where incidents about the team itself can be reported: an address that the team does not read. Absent or empty while there is none. */
  readonly conductEmail?: string;
  readonly links: {
    readonly professionalNetwork: string;
    readonly volunteerForm: string;
    readonly nominationForm: string;
    readonly donationPage: string;
  };
  /** Address that a file's path in the repository is added to; empty when there is no public repository. */
  readonly editBase: string;
  /** Whether browsers that came to the site encrypted insist on encryption for every name below its own as well. */
  readonly includeSubDomains?: boolean;
  /** Address of the QR picture of `links.donationPage`, which the shell's build makes. An earlier shell has none: show the link alone. */
  readonly donationQr?: string;
}

/**
 * What the shell gives to every app under the module name `@portal/shell-api`, in the browser and while pages are made.
 * A name is only ever added: a released app may use every one that stands here.
 */
export interface ShellApi {
  /** Shows a message in the shell's toast area. Does nothing while pages are made. */
  readonly toast: (message: Toast) => void;
  readonly site: SiteFacts;
}
