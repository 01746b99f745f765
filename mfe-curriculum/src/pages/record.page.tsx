import { formatCopy } from '@portal/contracts';
import { useResearchPath } from '@portal/progress';
import { site } from '@portal/shell-api';
import { buttonClass, EmptyState, Notice, PageHeader, useHydrated } from '@portal/ui';
import ListChecks from 'lucide-react/icons/list-checks';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import strings from '../../content/record.yaml';
import { COUNTED_MODULES, completedOfPath } from '../curriculum/completion.ts';
import { useAchievements } from '../curriculum/use-achievements.ts';
import { answersKey } from '../modules/answers-key.ts';
import { curriculum } from '../modules/learning-path.ts';
import type { Module } from '../modules/module.ts';
import type { PathModule } from '../modules/path-module.ts';
import { researchPath } from '../modules/research-path.ts';
import { useDayOfPrinting } from '../reading/at-printing.ts';
import { NameAndPrint } from '../record/name-and-print.tsx';
import recordCss from '../record/record.module.css';
import { RecordList } from '../record/record-list.tsx';
import css from './page.module.css';
import { useUnderstood } from './use-understood.ts';

/** `/record`: what the visitor has completed, to be printed; created only in the browser (0053). */
export function Page() {
  const isHydrated = useHydrated();
  const day = useDayOfPrinting();
  return (
    // What scripts add does not move anything: it is the last part of the page, and the footer is below the window.
    <article className={`${css.reading} ${recordCss.record}`}>
      <PageHeader title="Your Learning Record" lead={<span data-print="none">{strings.lead}</span>} />
      <noscript>
        <Notice>
          <p>{strings.noScripts}</p>
        </Notice>
      </noscript>
      <Notice title={strings.notice.title}>
        <p>{strings.notice.text}</p>
      </Notice>
      {isHydrated && (
        <>
          <NameAndPrint />
          <p>{formatCopy(strings.asOf, { day, site: site.name, address: window.location.origin })}</p>
          <Completed />
        </>
      )}
    </article>
  );
}

function Completed() {
  const { completed } = useAchievements();
  const { ids } = useResearchPath();
  const modules = useMemo(() => completedModules(completed), [completed]);
  const steps = useMemo(() => researchPath.path.filter(({ id }) => ids.includes(id)).map(keyed('research')), [ids]);
  const { understood, failed } = useUnderstood(useMemo(() => [...modules, ...steps], [modules, steps]));
  const withCounts = <Each extends { readonly key: string }>(each: Each) => ({ ...each, understood: understood.get(each.key) });
  if (modules.length + steps.length === 0)
    return (
      <EmptyState
        level={2}
        icon={<ListChecks />}
        title={strings.empty.title}
        action={
          <Link to="/modules" className={buttonClass()}>
            {strings.empty.link}
          </Link>
        }
      >
        {strings.empty.text}
      </EmptyState>
    );
  return (
    <>
      {failed && (
        <Notice tone="caution" role="alert">
          <p>{strings.notLoaded}</p>
        </Notice>
      )}
      {modules.length > 0 && (
        <RecordList
          heading={strings.courses.curriculum}
          n={completedOfPath(curriculum.path, completed)}
          total={COUNTED_MODULES}
          modules={modules.map(withCounts)}
        />
      )}
      {steps.length > 0 && (
        <RecordList
          heading={strings.courses.researchPath}
          n={steps.length}
          total={researchPath.path.length}
          modules={steps.map(withCounts)}
        />
      )}
    </>
  );
}

/** In the order of the path. Of two modules with one id, the one on the path counts (3-decisions.md, "Ids"). */
function completedModules(completed: ReadonlySet<number>) {
  return [...curriculum.path, ...curriculum.outside]
    .filter(({ id }, index, all) => completed.has(id) && all.findIndex((other) => other.id === id) === index)
    .map(keyed('curriculum'));
}

function keyed(course: Parameters<typeof answersKey>[0]) {
  return ({ id, title, level, text }: Module | PathModule) => ({ id, title, level, text, key: answersKey(course, id) });
}
