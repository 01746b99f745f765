import type { LazyPart } from '@portal/ui';
import css from './answer-sheet.module.css';
import { useAtPrinting } from './at-printing.ts';
import { Prose } from './prose.tsx';

/**
 * The answers of a text on a page of their own, the last of a printed text (0053). On a screen each answer is below its question and these
 * are hidden; where the text was fetched by script, they are not even there.
 */
export function AnswerSheet({ text }: { readonly text: LazyPart<{ readonly answers: string }> }) {
  const answers = () => text.current()?.answers;
  const html = useAtPrinting(answers, answers());
  if (!html) return null;
  return (
    <section hidden className={css.answers}>
      <h2>Answers</h2>
      <Prose html={html} />
    </section>
  );
}
