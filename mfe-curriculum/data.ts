import { curriculum } from './src/modules/learning-path.ts';

/** What a release of this app provides for the API to store (3-decisions.md, "Records"): every module, with its text as plain words. */
export async function data() {
  const educational_modules = await Promise.all(
    [...curriculum.path, ...curriculum.outside].map(async ({ title, description, duration, icon, text }) => {
      const { intro, sections } = await text.load();
      const content = [intro, ...sections.map((section) => `${section.title}\n${section.html}`)].join('\n').replace(/<[^>]+>/g, '');
      return { title, description, duration, icon, content: content.trim() };
    }),
  );
  return { educational_modules };
}
