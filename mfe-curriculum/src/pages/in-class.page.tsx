import { PageHeader } from '@portal/ui';
import text from '../../content/in-class.md';
import { EditLink } from '../curriculum/edit-link.tsx';
import { PlainSections } from '../reading/plain-sections.tsx';
import type { InClassSettings } from './in-class.schema.ts';
import css from './page.module.css';

/** `/in-class`: what teachers and club leaders can do with the texts (0053). */
export function Page() {
  // `npm run check` has checked them.
  const { title, lead } = text.meta as unknown as InClassSettings;
  return (
    <article className={css.reading}>
      <PageHeader title={title} lead={lead} />
      <PlainSections {...text} />
      <EditLink file="mfe-curriculum/content/in-class.md" />
    </article>
  );
}
