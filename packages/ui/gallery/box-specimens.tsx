import { Badge, Button, buttonClass, Card, Collapsible, ExternalLink, IconButton } from '@portal/ui';
import Bookmark from 'lucide-react/icons/bookmark';
import css from './gallery.module.css';

export function BoxSpecimens() {
  return (
    <section className={css.part}>
      <h2>Boxes</h2>
      <div className={css.cards}>
        <Card>
          <Badge>Literature Search</Badge>
          <h3>Plain card</h3>
          <p className={css.soft}>A hairline, no shadow. The button is at the end no matter how long the text is.</p>
          <div data-card="end">
            <ExternalLink href="https://example.org" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              Visit site
            </ExternalLink>
          </div>
        </Card>
        <Card variant="feature">
          <Badge tone="primary">Featured</Badge>
          <h3>Feature card</h3>
          <p>For the one that stands out among many.</p>
          <div data-card="end" className={css.row}>
            <Button size="sm">Open</Button>
            <IconButton label="Bookmark" icon={<Bookmark aria-hidden />} />
          </div>
        </Card>
        <Card variant="sunken">
          <h3>Sunken card</h3>
          <p className={css.soft}>For what is not here yet.</p>
          <div data-card="end">
            <Button size="sm" disabled>
              Coming soon
            </Button>
          </div>
        </Card>
      </div>
      <div className={css.stack}>
        <Collapsible heading="Learning Objectives" defaultOpen>
          <ul>
            <li>Say what separates a question from a topic.</li>
            <li>Name the parts of a study and what each is for.</li>
            <li>Choose a design that can answer your question.</li>
          </ul>
        </Collapsible>
        <Collapsible heading="Common Pitfalls">
          <p>A question so wide that no study could answer it.</p>
        </Collapsible>
      </div>
    </section>
  );
}
