import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** What stands on top of the page for teachers. */
export const inClassSchema = z.strictObject({ title: words(), lead: sentence() });

/** The settings on top of that page. */
export type InClassSettings = z.infer<typeof inClassSchema>;
