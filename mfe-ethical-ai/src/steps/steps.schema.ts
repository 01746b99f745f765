import { words } from '@portal/editorial';
import { z } from 'zod';

const step = z.object({ word: words({ atMost: 2 }), title: words({ atMost: 8 }) });

/** The modules before and after (2-content-pages.md, "Ethical-AI module page", item 8). */
export const stepsSchema = z.object({ label: words({ atMost: 6 }), previous: step, next: step });

export type StepsStrings = z.infer<typeof stepsSchema>;
