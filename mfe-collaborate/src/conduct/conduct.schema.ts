import { httpsAddress, sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 10 });
const label = words({ atMost: 8 });
const hint = sentence({ atMost: 45 });
const item = z.object({ heading, text: hint });

/** The words of the Code of Conduct page (1-platform.md sections 2, 5 and 8). */
export const conductSchema = z.object({
  opening: z.object({ badge: label, heading, report: label, lead: sentence({ atMost: 45 }) }),
  behavior: z.object({
    heading,
    caption: words({ atMost: 14 }),
    expected: label,
    unacceptable: label,
    rows: z.array(z.object({ expected: hint, unacceptable: hint })).min(4),
  }),
  reporting: z.object({
    heading,
    lead: hint,
    leave: z.object({ label, text: sentence({ atMost: 70 }), address: httpsAddress() }),
    emergency: z.object({ heading, text: z.array(sentence({ atMost: 50 })).min(2), helpline: label, helplineAddress: httpsAddress() }),
  }),
  form: z.object({
    heading,
    send: label,
    description: z.object({ label, hint }),
    violationType: z.object({ label, none: label }),
    name: z.object({ label, hint }),
    email: z.object({ label, hint }),
    trial: hint,
    notKept: hint,
  }),
  closed: z.object({ heading, text: template(sentence({ atMost: 50 }), 'contactEmail') }),
  privacy: z.object({ heading, list: z.array(sentence({ atMost: 50 })).min(4) }),
  outcome: z.object({
    success: z.object({ title: label, sent: hint, saved: hint, next: z.array(hint).min(1) }),
    failure: z.object({ title: label, unknown: hint }),
    blank: z.object({ title: label }),
  }),
  afterwards: z.object({
    heading,
    list: z.array(z.object({ heading, text: sentence({ atMost: 50 }) })).length(3),
    aboutTeam: z.object({ heading, contact: template(sentence({ atMost: 50 }), 'conductEmail'), noContact: sentence({ atMost: 50 }) }),
  }),
  enforcement: z.object({ heading, lead: sentence({ atMost: 45 }), list: z.array(item).length(4) }),
});

export type ConductStrings = z.infer<typeof conductSchema>;
