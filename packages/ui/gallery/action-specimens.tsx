import { Badge, Button, type ButtonSize, type ButtonVariant, ExternalLink, IconButton, Tooltip } from '@portal/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import css from './gallery.module.css';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'destructive'];
const sizes: readonly ButtonSize[] = ['sm', 'md', 'lg'];

export function ActionSpecimens() {
  const [saved, setSaved] = useState(true);
  return (
    <section className={css.part}>
      <h2>Actions</h2>
      {sizes.map((size) => (
        <div key={size} className={css.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </div>
      ))}
      <div className={css.row}>
        <Button icon={<Check aria-hidden />}>Mark as completed</Button>
        <Button variant="secondary" icon={<ArrowLeft aria-hidden />}>
          Previous
        </Button>
        <Button disabled>Project full</Button>
        <Button disabled variant="secondary">
          Coming soon
        </Button>
      </div>
      <div className={css.row}>
        <Button disabled reason="All places are taken. New projects open every month.">
          Join
        </Button>
      </div>
      <div className={css.row}>
        <Tooltip text={saved ? 'Remove bookmark' : 'Bookmark this module'}>
          <IconButton
            label={saved ? 'Remove bookmark' : 'Bookmark this module'}
            pressed={saved}
            icon={<Bookmark aria-hidden />}
            onClick={() => setSaved(!saved)}
          />
        </Tooltip>
        <Tooltip text="Add personal notes">
          <IconButton variant="secondary" label="Notes" icon={<NotebookPen aria-hidden />} />
        </Tooltip>
        <IconButton label="Notes" icon={<NotebookPen aria-hidden />} disabled />
        <IconButton variant="secondary" label="Notes" icon={<NotebookPen aria-hidden />} disabled />
        <p>
          A sentence with <a href="#guide">the participant guide</a> and{' '}
          <ExternalLink href="https://example.org">a professional network</ExternalLink> in it.
        </p>
      </div>
      <div className={css.row}>
        <Badge>Beginner</Badge>
        <Badge tone="primary">Global Network</Badge>
        <Badge tone="achieved" icon={<Sparkles aria-hidden />}>
          Achieved
        </Badge>
        <Badge tone="done" icon={<Check aria-hidden />}>
          Completed
        </Badge>
        <Badge tone="caution" icon={<TriangleAlert aria-hidden />}>
          In review
        </Badge>
        <Badge tone="critical" icon={<CircleAlert aria-hidden />}>
          Not available
        </Badge>
      </div>
    </section>
  );
}
