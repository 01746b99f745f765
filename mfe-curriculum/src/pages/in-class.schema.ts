import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** The settings at the top of the page for teachers. */
export const inClassSchema = z.strictObject({ title: words(), lead: sentence() });

/** The settings on top of that page. */
export type InClassSettings = z.infer<typeof inClassSchema>;
