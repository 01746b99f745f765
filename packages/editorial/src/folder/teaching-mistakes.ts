import type { ContentMistake } from '../content-mistake.ts';
import { CHECK_YOURSELF, countItems } from '../markdown/check-yourself.ts';
import { figureOf } from '../markdown/figure.ts';
import { TIME_KEY } from '../markdown/text-links.ts';
import type { TextKind, TextOfKind } from './text-kind.ts';

/** What a written text lacks for teaching: a time for its tasks, questions with answers, and a figure where every text has one. */
export function teachingMistakes({ rule: { teaching }, texts }: TextKind): ContentMistake[] {
  if (!teaching) return [];
  const written = texts.filter(({ meta, document }) => meta && document.words > 0);
  return written.flatMap((text) =>
    [timeMistake(text), questionsMistake(text, teaching.questions), teaching.figure ? figureMistake(text) : undefined]
      .filter((message) => message !== undefined)
      .map((message) => ({ file: text.file, line: 1, message })),
  );
}

function timeMistake({ meta }: TextOfKind): string | undefined {
  if (meta?.[TIME_KEY] !== undefined) return undefined;
  return `This text does not say how long it takes. Add a line such as '${TIME_KEY}: "3 hours over 8 days"' to the lines at the top.`;
}

function questionsMistake({ tree }: TextOfKind, { from, to }: { readonly from: number; readonly to: number }): string | undefined {
  const asked = countItems(tree);
  if (asked > to) return `The text asks ${asked} questions under "## ${CHECK_YOURSELF}". Keep the best ${to}.`;
  if (asked >= from) return undefined;
  const few = asked === 0 ? 'no questions' : asked === 1 ? 'only one question' : `only ${asked} questions`;
  return `The text asks ${few}. Write at least ${from} under "## ${CHECK_YOURSELF}", each with its answer.`;
}

function figureMistake({ tree }: TextOfKind): string | undefined {
  if (tree.children.some((node) => figureOf(node) !== undefined)) return undefined;
  return 'The text shows no figure. Draw the one picture that a good textbook would have here, as the README of the content folder explains.';
}
