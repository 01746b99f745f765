import type { SiteFacts } from './shell-api.ts';

/** What is missing before the public may see a site, as sentences that say what to do. */
export interface Readiness {
  /** A release of the shell is refused at a public address because of these. */
  readonly blocking: readonly string[];
  /** What may stay as it is for now, but not forever. */
  readonly open: readonly string[];
}

const LINKS: Readonly<Record<keyof SiteFacts['links'], string>> = {
  professionalNetwork: 'the professional network',
  volunteerForm: 'the volunteer form',
  nominationForm: 'the nomination form',
  donationPage: 'the donation page',
};

const LINE = 'in shell/site.config.ts';

/** Compares the facts of an organization with what a public address needs. */
export function readinessOf({ contactEmail, conductEmail, links, claims }: SiteFacts): Readiness {
  const named = Object.entries(LINKS) as [keyof SiteFacts['links'], string][];
  const { legalStatus, ...others } = claims ?? {};
  return {
    blocking: [
      ...(isExample(contactEmail) ? [`The contact address ${contactEmail} is an example. Set contactEmail ${LINE}.`] : []),
      ...(isExample(conductEmail ?? '') ? [`The address ${conductEmail} is an example. Set conductEmail ${LINE}, or leave it empty.`] : []),
      ...named
        .filter(([key]) => isFrontPage(links[key] ?? ''))
        .map(
          ([key, what]) =>
            `The link to ${what}, ${links[key]}, is the front page of another site, so its button says "Opening soon." Set links.${key} ${LINE}.`,
        ),
      ...(legalStatus && !legalStatus.confirmed
        ? [
            `Nobody has confirmed "${legalStatus.says}". Correct claims.legalStatus ${LINE}, and write under "confirmed" who saw the evidence and when.`,
          ]
        : []),
    ],
    open: [
      ...(conductEmail
        ? []
        : [
            `There is no contact outside the team for reports about the team itself, and the Code of Conduct says so. Set conductEmail ${LINE}.`,
          ]),
      ...named
        .filter(([key]) => links[key] === '')
        .map(([key, what]) => `The link to ${what} is not set, so its button says "Opening soon." Set links.${key} ${LINE}.`),
      ...Object.entries(others)
        .filter(([, claim]) => !claim.confirmed)
        .map(
          ([key, { says }]) =>
            `Nobody has confirmed "${says}". Correct claims.${key} ${LINE}, and write under "confirmed" who confirmed it and when.`,
        ),
    ],
  };
}

/** Names reserved for examples (RFC 2606). */
function isExample(address: string): boolean {
  return /[@.]example(?:\.(?:com|net|org))?$/.test(address);
}

/**
 * The address of our page on another site; empty while it is not set. The front page of that site belongs to nobody and counts as not set:
 * released apps rely on every link being an address, so a link is left open in this way (3-decisions.md, "Links not set").
 */
export function linkIfSet(address: string): string {
  return isFrontPage(address) ? '' : address;
}

/** An address without a page behind it. */
function isFrontPage(address: string): boolean {
  if (address === '') return false;
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}
