import { template, words } from '@portal/editorial';
import { z } from 'zod';

/** The words that all cards with a link share. */
export const linkCardSchema = z.object({ checked: template(words({ atMost: 8 }), 'day') });
