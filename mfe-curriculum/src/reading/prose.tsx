import css from './prose.module.css';
import questions from './questions.module.css';

/** HTML that @portal/editorial made at build time; it refuses HTML in Markdown, so there is only its own. */
export function Prose({ html }: { readonly html: string }) {
  return <div className={`${css.prose} ${questions.questions}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
