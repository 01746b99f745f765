import { EmptyState } from '@portal/ui';
import FolderOpen from 'lucide-react/icons/folder-open';
import type { ReactNode } from 'react';
import css from './module-shelf.module.css';

export type ModuleShelfProps = {
  readonly title: string;
  /** The message if there is nothing to show. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Cards. */
  readonly children: readonly ReactNode[];
};

/** Some modules of the list, without the line that connects the whole path. */
export function ModuleShelf({ title, empty, children }: ModuleShelfProps) {
  return (
    <section aria-label={title} className={css.shelf}>
      <h2>{title}</h2>
      {children.length > 0 ? (
        <ul className={css.cards}>{children}</ul>
      ) : (
        <EmptyState icon={<FolderOpen />} title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
    </section>
  );
}
