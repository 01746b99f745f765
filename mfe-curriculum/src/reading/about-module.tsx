import { Card } from '@portal/ui';
import type { ReactNode } from 'react';
import css from './about-module.module.css';

/** Who made a module, when and with what help; the two labels are the specification's. */
export function AboutModule({ statements, children }: { readonly statements: readonly string[]; readonly children?: ReactNode }) {
  return (
    <Card as="section" look="sunken" aria-label="About this module" className={css.about}>
      <p className={css.version}>
        <span>Module Version 1.0</span>
        <span>Last Updated: September 2025</span>
      </p>
      {statements.map((statement) => (
        <p key={statement}>{statement}</p>
      ))}
      {children}
    </Card>
  );
}
