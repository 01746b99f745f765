import { Button, Card, EmptyState, Notice, ProgressBar, Skeleton } from '@portal/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import SearchX from 'lucide-react/icons/search-x';
import css from './gallery.module.css';

export function StateSpecimens() {
  return (
    <section className={css.part}>
      <h2>States</h2>
      <div className={css.stack}>
        <Notice>
          <p>Your progress stays in this browser. Nobody else sees it.</p>
        </Notice>
        <Notice tone="caution" title="Protect personal data">
          <p>Never share personal or patient-sensitive data in a project description.</p>
        </Notice>
        <Notice
          tone="critical"
          title="Projects did not load"
          action={
            <Button variant="secondary" size="sm" icon={<RotateCw aria-hidden />}>
              Try again
            </Button>
          }
        >
          <p>The rest of the page works. Nothing you wrote is lost.</p>
        </Notice>
        <Notice tone="success" title="Module completed" />
      </div>
      <div className={css.stack}>
        <ProgressBar label="Modules" value={0} max={18} />
        <ProgressBar label="This module" value={3} max={18} valueText="Module 3 of 18" />
        <ProgressBar label="Modules" value={18} max={18} />
      </div>
      <div className={css.cards}>
        <Card>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </Card>
        <Card>
          <Skeleton shape="block" className={css.tall} />
          <Skeleton lines={2} />
        </Card>
      </div>
      <EmptyState
        title="No tools found"
        icon={<SearchX aria-hidden />}
        action={
          <Button variant="secondary" size="sm">
            Clear the search
          </Button>
        }
      >
        No tools match your search for “moon”. Try different keywords.
      </EmptyState>
    </section>
  );
}
