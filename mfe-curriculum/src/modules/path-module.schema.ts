import { sentence, words } from '@portal/editorial';
import { z } from 'zod';
import { readingOrder } from './reading-order.schema.ts';

/** Headings that every module of the research learning path has; those in between can be chosen freely. */
export const PATH_SECTIONS = { required: ['What you will do', 'Your next step'] };

/** The settings at the top of a module's file (2-content-pages.md section 3, "Learning module"). */
export const pathModuleSchema = z.strictObject({
  /** The number under which browsers remember progress. */
  id: z.int('must be a whole number').positive('must be 1 or more'),
  title: words(),
  level: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  description: sentence()
    .min(80, 'is shorter than 80 characters. Say what the module teaches')
    .max(150, 'is longer than 150 characters. Shorten it'),
  duration: z.string().regex(/^\d+-\d+ minutes$/, 'must be a range such as "20-30 minutes"'),
  ...readingOrder,
});

/** The settings at the top of a module's file. */
export type PathModuleSettings = z.infer<typeof pathModuleSchema>;
