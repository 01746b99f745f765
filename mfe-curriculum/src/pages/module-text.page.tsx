import { lazyPart } from '@portal/ui';
import { memo, type RefObject, Suspense, use, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Definitions } from '../glossary/definitions.tsx';
import { SheetHead } from '../reading/sheet-head.tsx';
import { StaticHtml } from '../reading/static-html.tsx';
import { useReadingPlace } from '../reading/use-reading-place.ts';
import { CheckItemsOfDocument } from './check-items.tsx';
import css from './page.module.css';
import type { TextPart } from './whole-text.tsx';

const whole = lazyPart(async () => ({ default: (await import('./whole-text.tsx')).WholeText }));
/** Until it has loaded, the parts that it makes interactive are visible. A failure does not affect the text. */
const tools = lazyPart(async () => ({ default: await importTools() }));

/**
 * The page of any one text (0023). Its HTML contains what it shows, so the browser needs the code for the text only if the HTML is missing;
 * the toolbar, the notes and the end become interactive once their code has loaded.
 */
export function Page() {
  const address = useLocation().pathname.replace(/(?<=.)\/+$/, '');
  const article = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  useReadingPlace(article, address.startsWith('/research-modules') ? 'path' : 'curriculum', address);
  return (
    <>
      <Definitions>
        <article ref={article} className={css.reading}>
          <SheetHead address={address} />
          <Written address={address} part="begin" />
          <Tools key={`tools ${address}`} address={address} notes={notes} />
          <div ref={text}>
            <Written address={address} part="body" />
          </div>
          <div ref={notes} className={css.notes} />
          <Completion key={`end ${address}`} address={address} />
          <Written address={address} part="end" />
        </article>
      </Definitions>
      <CheckItemsOfDocument key={address} within={text} />
    </>
  );
}

/** This class gives the page's document the app's style sheet, which is one for all its parts. */
function Written({ address, part }: { readonly address: string; readonly part: TextPart }) {
  return (
    <StaticHtml className={css.text}>
      <Suspense fallback={part === 'body' && <p role="status">Loading the text…</p>}>
        <Whole address={address} part={part} />
      </Suspense>
    </StaticHtml>
  );
}

function Whole({ address, part }: { readonly address: string; readonly part: TextPart }) {
  const WholeText = whole.current() ?? use(whole.load());
  return <WholeText address={address} part={part} />;
}

// Memoized with what they wait for: React discards the HTML of a part that is rendered again before its code has loaded.
const Tools = memo(({ address, notes }: { readonly address: string; readonly notes: RefObject<HTMLElement | null> }) => (
  <div className={css.living}>
    <Suspense>
      <ToolsOf address={address} notes={notes} />
    </Suspense>
  </div>
));

const Completion = memo(({ address }: { readonly address: string }) => (
  <div className={css.living}>
    <Suspense>
      <CompletionOf address={address} />
    </Suspense>
  </div>
));

const RETRY_MS = 10_000;

async function importTools(): Promise<typeof import('./text-tools.tsx')> {
  try {
    return await import('./text-tools.tsx');
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return importTools();
  }
}

function ToolsOf({ address, notes }: { readonly address: string; readonly notes: RefObject<HTMLElement | null> }) {
  const { TextTools } = tools.current() ?? use(tools.load());
  return <TextTools address={address} notesPlace={notes} />;
}

function CompletionOf({ address }: { readonly address: string }) {
  const { TextCompletion } = tools.current() ?? use(tools.load());
  return <TextCompletion address={address} />;
}
