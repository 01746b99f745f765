import { sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 8 });
const label = words({ atMost: 8 });
const notice = z.object({ heading, text: sentence({ atMost: 25 }) });

/** The words of the project lists (1-platform.md section 2, "Collaboration Hub"). */
export const projectsSchema = z.object({
  today: z.object({
    loading: notice,
    withoutScripts: sentence({ atMost: 25 }),
    failed: notice,
    samples: notice,
    closed: notice,
    open: notice,
    meanwhile: z.object({ text: sentence({ atMost: 10 }), learn: label, suggest: label }),
  }),
  active: z.object({
    heading,
    search: label,
    placeholder: label,
    filter: label,
    filterHeading: label,
    allFields: label,
    chosen: template(label, 'field'),
    removeFilter: label,
    loading: label,
    count: z.object({ one: label, many: template(label, 'count') }),
    empty: z.object({
      heading,
      withQuery: template(sentence({ atMost: 20 }), 'query'),
      withoutQuery: sentence({ atMost: 20 }),
      showAll: label,
      submit: label,
    }),
    failed: z.object({ heading, text: sentence({ atMost: 40 }), retry: label, retrying: label }),
    withoutScripts: sentence({ atMost: 30 }),
  }),
  completed: z.object({
    heading,
    empty: z.object({ heading, text: sentence({ atMost: 20 }) }),
    failed: sentence({ atMost: 30 }),
  }),
  card: z.object({
    sample: label,
    members: label,
    remote: label,
    full: label,
    join: label,
    joining: label,
    joined: z.object({ title: label, text: sentence({ atMost: 20 }) }),
    notJoined: z.object({ title: label, unknown: sentence({ atMost: 20 }) }),
    why: z.object({
      full: sentence({ atMost: 12 }),
      closed: sentence({ atMost: 12 }),
      completed: sentence({ atMost: 12 }),
      sample: sentence({ atMost: 12 }),
    }),
    tool: label,
  }),
});

export type ProjectsStrings = z.infer<typeof projectsSchema>;
