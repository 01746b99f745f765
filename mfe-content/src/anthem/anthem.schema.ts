import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const label = words({ atMost: 8 });

/** The words of the anthem's player, and of the anthem itself (2-content-pages.md, "Anthem audio player"). */
export const anthemSchema = z.object({
  heading: label,
  lead: sentence({ atMost: 30 }),
  title: label,
  play: label,
  pause: label,
  restart: label,
  seek: label,
  position: words({ atMost: 6 }),
  volume: label,
  muted: label,
  more: label,
  download: label,
  share: label,
  copied: sentence({ atMost: 20 }),
  notCopied: words({ atMost: 20 }),
  failed: sentence({ atMost: 20 }),
  retry: label,
  withoutScripts: sentence({ atMost: 20 }),
  wordsHeading: label,
  verses: z.array(z.array(words({ atMost: 12 })).min(1)).min(1),
});

export type AnthemStrings = z.infer<typeof anthemSchema>;
