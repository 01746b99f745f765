import { z } from 'zod';

const path = z
  .string()
  .regex(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
    'a path must be "/" or lowercase words with hyphens, like "/student-savings"',
  );
const words = z.string().trim().min(1, 'write at least one word');

const routeSchema = z.strictObject({
  /** The address of the page; if it has several, the canonical one. */
  path,
  /** Other addresses of the same page. They show it with a canonical link to `path`. */
  aliases: z.array(path).optional(),
  /** Name of the file `src/pages/<page>.page.tsx`, which exports `Page`. */
  page: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a page must be the name of its file without ".page.tsx"'),
  /** The page's title without the site's name. */
  title: words,
  /** What the page is for: pages with a form may load more script (`SCRIPT_BUDGETS`). By default, a page is for reading. */
  kind: z.enum(['reading', 'form']).optional(),
  /**
   * `false` for one of many pages of one kind, such as a page for each text: only its own document contains its address, so that pages do
   * not grow with the number of texts. Links to it are `<a href>`, which load that document. By default, a page is listed.
   */
  listed: z.boolean().optional(),
  /** `false` for a page that nobody should be able to find in a browser afterward: it is not kept for offline reading. */
  kept: z.literal(false).optional(),
  /** What visitors type when they look for this page without knowing its name; the search shows the page first for each of these. */
  keywords: z.array(words.max(40, 'keep a keyword under 40 characters')).max(40).optional(),
  /** One sentence for search engines and link previews. */
  description: words.max(200, 'keep the description under 200 characters'),
});

const menuEntrySchema = z.strictObject({
  /** What the menu shows (1-platform.md section 2, "Shared chrome"). */
  label: words,
  /** One of the app's own addresses. */
  path,
  /** Place in the menu, in tens; the specification's order is 10, 20 … 150. Ties are ordered by app id (3-decisions.md). */
  position: z.number().int().nonnegative(),
});

/** Schema of {@link AppManifest}, which a release check applies to the built `app.ts`. */
export const appManifestSchema = z
  .strictObject({
    /** The app's id, equal to its folder's name. */
    id: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'an id must be lowercase words with hyphens, like "mfe-content"'),
    /** What visitors and maintainers call it, as in "Curriculum did not load". */
    name: words,
    routes: z.array(routeSchema),
    menu: z.array(menuEntrySchema),
    /** Offers all pages of the app together for offline reading; `id` is what browsers remember, so it never changes. */
    offline: z
      .strictObject({ id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'an id must be lowercase words with hyphens'), name: words })
      .optional(),
  })
  .superRefine((app, context) => {
    const seen = new Set<string>();
    for (const address of app.routes.flatMap((route) => [route.path, ...(route.aliases ?? [])])) {
      if (seen.has(address)) context.addIssue({ code: 'custom', message: `the address ${address} appears twice` });
      seen.add(address);
    }
    for (const entry of app.menu)
      if (!seen.has(entry.path))
        context.addIssue({
          code: 'custom',
          message: `the menu entry "${entry.label}" leads to ${entry.path}, which is not a route of this app`,
        });
  });
