import { type ReactNode, useEffect, useRef, useState } from 'react';

export type StaticHtmlProps = {
  /** Its style sheet is one of the page's own: what `children` show may come from elsewhere. */
  readonly className: string | undefined;
  readonly children: ReactNode;
};

const NOTHING = { __html: '' };

/**
 * A part of a page that is complete when it is prerendered: its HTML stays as it is in the document, so neither its code nor its text is
 * loaded a second time as script. React leaves the content of an element alone if its HTML is set from outside. If the document does not
 * contain it (a step back to this address, a release that takes over, development), `children` are rendered.
 */
export function StaticHtml({ className, children }: StaticHtmlProps) {
  // Pages are prerendered without a document. The browser's first render shows the same, because it shows what is there.
  return typeof document === 'undefined' ? (
    <div className={className}>{children}</div>
  ) : (
    <Untouched className={className}>{children}</Untouched>
  );
}

function Untouched({ className, children }: StaticHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!place.current?.hasChildNodes()) setMissing(true);
  }, []);
  if (missing) return <div className={className}>{children}</div>;
  return <div key="untouched" ref={place} className={className} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}
