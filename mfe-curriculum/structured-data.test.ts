import { site } from '@portal/shell-api';
import { placeOf } from './src/curriculum/place.ts';
import { curriculum, moduleGroups } from './src/modules/learning-path.ts';
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

const [course] = structuredData('/modules', site) as [Course];
const parts = course.syllabusSections.flatMap(({ hasPart }) => hasPart);

test('the modules are one free online course of the organization, in the six groups of the path', () => {
  expect(structuredData('/modules', site)).toHaveLength(1);
  expect(course).toMatchObject({ '@type': 'Course', isAccessibleForFree: true, inLanguage: 'en', name: 'Educational Modules' });
  expect(course.provider.name).toBe('Example Bench');
  expect(course.educationalLevel).toEqual(['Beginner', 'Intermediate', 'Advanced']);
  expect(course.hasCourseInstance.courseWorkload).toMatch(/^PT\d+H$/);
  expect(course.syllabusSections.map(({ name }) => name)).toEqual(moduleGroups.map(({ title }) => title));
});

test('only modules that can be taken are named, each with its place on the path', () => {
  const there = curriculum.path.filter(({ words, route }) => words > 0 || route);
  expect(parts.map(({ name, position }) => [name, position])).toEqual(
    there.map((module) => [module.title, curriculum.path.indexOf(module) + 1]),
  );
  for (const { timeRequired } of parts) expect(timeRequired).toMatch(/^PT[1-9]\dM$/);
});

test('the address of a module is the one that opens it', () => {
  const slugs = curriculum.path.map(({ slug }) => slug);
  for (const { url } of parts) {
    const { pathname, hash } = new URL(url, 'https://portal.example');
    if (pathname === '/modules') expect(placeOf({ hash, state: null }, (slug) => slugs.includes(slug))?.slug).toBeDefined();
    else expect(curriculum.path.map(({ route }) => route)).toContain(pathname);
  }
});

test('of other pages it says nothing', () => {
  expect(structuredData('/elsewhere', site)).toEqual([]);
});
