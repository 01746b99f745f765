import type { ReactNode, Ref } from 'react';
import styles from './citation.module.css';

interface Props {
  readonly heading: string;
  readonly citation: string | undefined;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly outputRef: Ref<HTMLParagraphElement>;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** The citation. Its region exists from the start, so that its content is announced when it appears. */
export function CitationResult({ heading, citation, headingRef, outputRef, children }: Props) {
  return (
    <>
      <div role="status">
        {citation !== undefined && (
          <div className={styles.result}>
            <h4 ref={headingRef} tabIndex={-1}>
              {heading}
            </h4>
            <p ref={outputRef}>{citation}</p>
          </div>
        )}
      </div>
      {citation !== undefined && children}
    </>
  );
}
