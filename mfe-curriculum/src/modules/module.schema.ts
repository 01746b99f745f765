import { sentence, sitePath, words } from '@portal/editorial';
import { z } from 'zod';
import { ICON_NAMES } from './icon-names.ts';
import { readingOrder } from './reading-order.schema.ts';

/** Headings of a module's text, in the order of the page; the specification also names those allowed in addition. */
export const MODULE_SECTIONS = {
  required: [
    'Learning Objectives',
    'Key Concepts',
    'Common Pitfalls',
    'Practical Tools & Resources',
    'Action Steps',
    'Reflection Questions',
  ],
  allowed: ['Things to Try', 'Quick Summary', 'Check Yourself'],
};

/** The settings at the top of a module's file (1-platform.md section 3, "Module"). */
export const moduleSchema = z.strictObject({
  /** The number under which browsers remember progress. */
  id: z.int('must be a whole number').positive('must be 1 or more'),
  title: words(),
  level: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  description: sentence()
    .min(80, 'is shorter than 80 characters. Say what the module teaches')
    .max(150, 'is longer than 150 characters. Shorten it'),
  duration: z.string().regex(/^\d+-\d+ minutes$/, 'must be a range such as "30-45 minutes"'),
  ...readingOrder,
  icon: z.enum(ICON_NAMES),
  /** A separate page, which opens instead of the reading view. */
  route: sitePath().optional(),
  /** `false` disables the card, with a gray "Coming Soon". */
  isInteractive: z.boolean().optional(),
});

/** The settings at the top of a module's file. */
export type ModuleSettings = z.infer<typeof moduleSchema>;
