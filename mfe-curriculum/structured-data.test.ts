import { site } from '@portal/shell-api';
import { app } from './app.ts';
import { curriculum, moduleGroups } from './src/modules/learning-path.ts';
import { pathStages, researchPath } from './src/modules/research-path.ts';
import { structuredData } from './structured-data.ts';

interface Part {
  readonly url: string;
  readonly name: string;
  readonly position: number;
  readonly timeRequired: string;
}
interface Course {
  readonly provider: { readonly name: string };
  readonly educationalLevel: readonly string[];
  readonly hasCourseInstance: { readonly courseWorkload: string };
  readonly syllabusSections: readonly { readonly name: string; readonly hasPart: readonly Part[] }[];
}
interface Text {
  readonly isPartOf: { readonly '@id': string };
}

const license = 'https://creativecommons.org/licenses/by/4.0/';
const courseAt = (path: string) => (structuredData(path, site) as [Course])[0];
const partsOf = (course: Course) => course.syllabusSections.flatMap(({ hasPart }) => hasPart);
const addresses = app.routes.map(({ path }) => path);
const texts = app.routes.filter(({ listed }) => listed === false);

test.each([
  ['/modules', 'Educational Modules', moduleGroups, ['Beginner', 'Intermediate', 'Advanced']],
  ['/research-modules', 'Research Learning Path', pathStages, ['Beginner', 'Intermediate', 'Advanced']],
])('the modules of %s are one free online course of the organization, in the parts of its path', (path, name, parts, levels) => {
  const course = courseAt(path);
  expect(structuredData(path, site)).toHaveLength(1);
  expect(course).toMatchObject({ '@type': 'Course', isAccessibleForFree: true, license, inLanguage: 'en', name });
  expect(course.provider.name).toBe('Example Bench');
  expect(course.educationalLevel).toEqual(levels);
  expect(course.hasCourseInstance.courseWorkload).toMatch(/^PT\d+H$/);
  expect(course.syllabusSections.map((part) => part.name)).toEqual(parts.map(({ title }) => title));
});

test.each([
  ['/modules', curriculum.path.filter(({ words, route }) => words > 0 || route)],
  ['/research-modules', researchPath.path],
])('of %s only modules that can be taken are named, each with its place on the path', (path, there) => {
  const parts = partsOf(courseAt(path));
  expect(parts.map(({ name, position }) => [name, position])).toEqual(there.map(({ title }, at) => [title, at + 1]));
  for (const { timeRequired } of parts) expect(timeRequired).toMatch(/^PT[1-9]\dM$/);
});

test('the address of a module is the page of its text, or the page that it has elsewhere', () => {
  const urls = [...partsOf(courseAt('/modules')), ...partsOf(courseAt('/research-modules'))].map(({ url }) => url);
  expect(urls.filter((url) => !addresses.includes(url))).toEqual(['/ethical-ai-module']);
});

test.each(texts)('the page $path is an article to learn from, a part of its course, with the way to it', ({ path, title, description }) => {
  const [text, trail, ...more] = structuredData(path, site);
  expect(more).toEqual([]);
  expect(text).toMatchObject({
    '@type': ['Article', 'LearningResource'],
    url: path,
    headline: title,
    description,
    isAccessibleForFree: true,
    license,
    wordCount: expect.any(Number),
    educationalLevel: expect.stringMatching(/^(?:Beginner|Intermediate|Advanced)$/),
    publisher: { name: 'Example Bench' },
  });
  const list = path.slice(0, path.lastIndexOf('/'));
  expect((text as Text).isPartOf['@id']).toBe(`${list}#course`);
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ item: '/' }, { item: list }, { item: path, name: title }] });
});

test('of other pages it says nothing', () => {
  expect(structuredData('/elsewhere', site)).toEqual([]);
});
