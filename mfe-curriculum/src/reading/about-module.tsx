import { Card } from '@portal/ui';
import type { ReactNode } from 'react';
import css from './about-module.module.css';
import { LicenseNote } from './license-note.tsx';

export type AboutModuleProps = {
  readonly statements: readonly string[];
  /** Whether the version and the date appear above them, which the specification requires only for the curriculum. */
  readonly dated?: boolean;
  readonly children?: ReactNode;
};

/** Who made a module, when and with what help; the two labels are the specification's. */
export function AboutModule({ statements, dated = true, children }: AboutModuleProps) {
  return (
    <Card as="section" variant="sunken" aria-label="About this module" className={css.about}>
      {dated && (
        <p className={css.version}>
          <span>Module Version 1.0</span>
          <span>Last Updated: September 2025</span>
        </p>
      )}
      {statements.map((statement) => (
        <p key={statement}>{statement}</p>
      ))}
      <LicenseNote />
      {children}
    </Card>
  );
}
