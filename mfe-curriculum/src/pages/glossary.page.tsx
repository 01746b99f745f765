import { lazyPart } from '@portal/ui';
import { Suspense, use } from 'react';
import { StaticHtml } from '../reading/static-html.tsx';
import css from './page.module.css';

const list = lazyPart(async () => ({ default: (await import('./glossary-list.tsx')).GlossaryList }));

/** `/glossary`: it is complete when it is prerendered, so its HTML is all that a browser needs (0051). */
export function Page() {
  return (
    <StaticHtml className={css.text}>
      <Suspense fallback={<p role="status">Loading the glossary…</p>}>
        <List />
      </Suspense>
    </StaticHtml>
  );
}

function List() {
  const GlossaryList = use(list.load());
  return <GlossaryList />;
}
