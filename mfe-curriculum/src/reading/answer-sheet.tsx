import type { LazyPart } from '@portal/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import css from './answer-sheet.module.css';
import { Prose } from './prose.tsx';

/**
 * The answers of a text on a separate page, the last of a printed text (0053). On a screen, each answer is below its question and these are
 * hidden; if the text was fetched by script, they are not even there.
 */
export function AnswerSheet({ text }: { readonly text: LazyPart<{ readonly answers: string }> }) {
  const [html, setHtml] = useState(() => text.current()?.answers);
  useEffect(() => {
    // The browser captures the page as soon as the listeners have run.
    const show = () => flushSync(() => setHtml(text.current()?.answers));
    window.addEventListener('beforeprint', show);
    return () => window.removeEventListener('beforeprint', show);
  }, [text]);
  if (!html) return null;
  return (
    <section hidden className={css.answers}>
      <h2>Answers</h2>
      <Prose html={html} />
    </section>
  );
}
