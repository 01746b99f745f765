import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 12 });
const card = z.object({
  title: heading,
  text: sentence({ atMost: 30 }),
  icon: z.enum(['book-open', 'message-circle-question-mark', 'accessibility', 'server', 'file-pen', 'telescope']),
});

/** The words of the donation page (2-content-pages.md, "Donation screen"): "student impact cards and goals cards". */
export const donateSchema = z.object({
  head: z.object({ badge: heading, heading, lead: sentence({ atMost: 45 }), link: heading, drawing: sentence({ atMost: 30 }) }),
  impact: z.object({ heading, list: z.array(card).min(1) }),
  goals: z.object({ heading, lead: sentence({ atMost: 30 }), list: z.array(card).min(1) }),
  give: z.object({ heading, text: sentence({ atMost: 45 }), qr: heading, qrCaption: sentence({ atMost: 20 }), link: heading }),
  other: z.object({ heading, text: sentence({ atMost: 45 }), link: heading }),
});

export type DonateStrings = z.infer<typeof donateSchema>;
