import { site } from '@portal/shell-api';
import { buttonClass, download, EmptyState } from '@portal/ui';
import NotebookText from 'lucide-react/icons/notebook-text';
import { Link, useLocation } from 'react-router-dom';
import strings from '../../content/page.yaml';
import { moduleById } from '../curriculum/path-order.ts';
import { fragmentOf } from '../curriculum/place.ts';
import { curriculum } from '../modules/learning-path.ts';
import { asMarkdown, dayOf, type Noted } from '../notes/notes-file.ts';
import { NotesSheet } from '../notes/notes-sheet.tsx';

export type NotedModulesProps = {
  readonly notes: Readonly<Record<string, string>>;
  /** The heading inside the file. */
  readonly heading: string;
  readonly back: string;
};

/** The notes themselves, to read, to download and to print. */
export function NotedModules({ notes, heading, back }: NotedModulesProps) {
  const { pathname } = useLocation();
  const noted = inOrder(notes);

  function save() {
    const today = dayOf(new Date());
    const withAddresses = noted.map(({ title, text, to }) => ({ title, text, address: addressOf(to, pathname) }));
    download(
      `my-notes-${today}.md`,
      asMarkdown({ heading, from: `${site.name}, ${today}`, notes: withAddresses }),
      'text/markdown;charset=utf-8',
    );
  }

  if (noted.length > 0) return <NotesSheet notes={noted} onDownload={save} onPrint={() => window.print()} />;
  return (
    <EmptyState
      level={2}
      icon={<NotebookText />}
      title={strings.myNotes.empty.title}
      action={
        <Link to={{ hash: back }} className={buttonClass()}>
          See the modules
        </Link>
      }
    >
      {strings.myNotes.empty.text}
    </EmptyState>
  );
}

/** Notes on modules in path order; a note whose module no longer exists is still the visitor's. */
function inOrder(notes: Readonly<Record<string, string>>): readonly Noted[] {
  const order = [...curriculum.path, ...curriculum.outside].map(({ id }) => id);
  const positionOf = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.entries(notes)
    .filter(([, text]) => text.trim() !== '')
    .map(([id, text]) => ({ id: Number(id), text }))
    .sort((a, b) => positionOf(a.id) - positionOf(b.id) || a.id - b.id)
    .map(({ id, text }) => {
      const module = moduleById(curriculum, id);
      return module
        ? { id, text, title: module.title, to: module.route ?? { hash: fragmentOf(module.slug) } }
        : { id, text, title: `Module ${id}` };
    });
}

function addressOf(to: Noted['to'], pathname: string): string | undefined {
  if (to === undefined) return undefined;
  return window.location.origin + (typeof to === 'string' ? to : pathname + to.hash);
}
