import {
  Badge,
  Breadcrumb,
  Button,
  buttonClass,
  Card,
  cardLinkClass,
  PageHeader,
  ProgressBar,
  SectionHeading,
  textLinkClass,
} from '@portal/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import css from './gallery.module.css';

const modules = [
  {
    title: 'Introduction to Research',
    level: 'Beginner',
    text: 'What research is, how it moves a field, and where you fit in.',
    done: true,
  },
  {
    title: 'Understanding Research Design & Methods',
    level: 'Beginner',
    text: 'Questions, variables and the study that answers them.',
    done: true,
  },
  { title: 'Research Without Labs', level: 'Intermediate', text: 'Reviews, open data and surveys: work that needs no bench.', done: false },
];

/** How the parts look together: the beginning of a page. */
export function PageSpecimen() {
  return (
    <section className={css.opening}>
      <Breadcrumb current="Foundations">
        <button type="button" className={textLinkClass}>
          Modules
        </button>
      </Breadcrumb>
      <PageHeader
        badge={<Badge tone="primary">Learn & Grow</Badge>}
        title="Democratizing Research Access"
        lead="Self-paced modules, real projects and a directory of tools for every student who wants research experience without a lab."
      >
        <div className={css.row}>
          <a href="#start" className={buttonClass({ size: 'lg' })}>
            Get started
            <ArrowRight aria-hidden />
          </a>
          <Button variant="secondary" size="lg">
            Browse projects
          </Button>
        </div>
      </PageHeader>
      <ProgressBar label="Modules" value={7} max={18} />
      <SectionHeading lead="Three short modules. Take them in order, or choose your own way.">Foundations</SectionHeading>
      <ul className={css.cards}>
        {modules.map(({ title, level, text, done }) => (
          <Card as="li" key={title} interactive>
            <div className={css.row}>
              <Badge>{level}</Badge>
              {done && (
                <Badge tone="achieved" icon={<Check aria-hidden />}>
                  Completed
                </Badge>
              )}
            </div>
            <h3>
              <a href="#module" className={cardLinkClass}>
                {title}
              </a>
            </h3>
            <p className={css.soft}>{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
