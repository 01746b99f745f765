import type { LinkVerdict } from './check-link.ts';
import type { CheckedLink } from './check-links.ts';

/** What each kind of finding means for those who maintain the lists, the most urgent first. */
const PARTS: readonly { readonly is: LinkVerdict['is']; readonly heading: string; readonly advice: string }[] = [
  { is: 'gone', heading: 'Gone', advice: 'The page is no longer there. Find its new address, or remove the entry.' },
  {
    is: 'unreachable',
    heading: 'Not reachable',
    advice: 'No server answered at this name. Open it in a browser; if it fails there too, remove the entry.',
  },
  { is: 'silent', heading: 'No answer in time', advice: 'Try again later, and open it in a browser if it happens twice.' },
  {
    is: 'moved',
    heading: 'Moved',
    advice: 'The page has moved permanently. Open it, and write the new address if it is the right page.',
  },
  {
    is: 'unclear',
    heading: 'Check by hand',
    advice: 'The server is there but refuses programs or reports an error. Open the page in a browser.',
  },
  {
    is: 'right',
    heading: 'Answered',
    advice:
      'A page answered. Only a person can say whether it is the right one: open it, then write the date beside the entry, as in checked: "{day}".',
  },
];

/** Findings that someone has to correct. */
export function isBroken({ verdict }: CheckedLink): boolean {
  return verdict.is === 'gone' || verdict.is === 'unreachable';
}

/** The report as Markdown: what is wrong comes first, each address with every place where it appears. */
export function linkReport(links: readonly CheckedLink[], day: string): string {
  const parts = PARTS.flatMap(({ is, heading, advice }) => {
    const found = links.filter(({ verdict }) => verdict.is === is);
    if (found.length === 0) return [];
    return [`## ${heading} (${found.length})`, '', advice.replace('{day}', day), '', ...found.map(lineOf), ''];
  });
  return ['# Links', '', `Checked on ${day}. Nothing was changed.`, '', ...parts].join('\n');
}

function lineOf({ address, places, verdict }: CheckedLink): string {
  const where = places.map(({ file, line }) => `${file}:${line}`).join(', ');
  return `- ${address}${detailOf(verdict)} (${where})`;
}

function detailOf(verdict: LinkVerdict): string {
  if (verdict.is === 'moved') return ` → ${verdict.to}`;
  if (verdict.is === 'silent') return `, nothing within ${verdict.seconds} s`;
  return 'status' in verdict ? `, status ${verdict.status}` : '';
}
