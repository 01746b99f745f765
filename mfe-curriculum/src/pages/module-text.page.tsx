import { lazyPart } from '@portal/ui';
import { Suspense, use, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Definitions } from '../glossary/definitions.tsx';
import { SheetHead } from '../reading/sheet-head.tsx';
import { StaticHtml } from '../reading/static-html.tsx';
import { CheckItemsOfDocument } from './check-items.tsx';
import css from './page.module.css';

const whole = lazyPart(async () => ({ default: (await import('./whole-text.tsx')).WholeText }));

/** The page of any one text (0023). What it shows stands in its HTML, so the browser needs the code for it only where that is missing. */
export function Page() {
  const { pathname } = useLocation();
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <SheetHead address={pathname} />
      {/* By this class the document of the page gets the app's style sheet, which is one for all its parts. */}
      <Definitions>
        <div ref={text}>
          <StaticHtml className={css.text}>
            <Suspense fallback={<p role="status">Loading the text…</p>}>
              <Whole address={pathname} />
            </Suspense>
          </StaticHtml>
        </div>
      </Definitions>
      <CheckItemsOfDocument key={pathname} within={text} />
    </>
  );
}

function Whole({ address }: { readonly address: string }) {
  const WholeText = use(whole.load());
  return <WholeText address={address} />;
}
