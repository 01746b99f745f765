import { fieldsOf, findProjects, splitProjects } from './find-projects.ts';
import type { Project } from './project.ts';

const project = (id: number, title: string, description: string, field: string): Project => ({
  id,
  title,
  description,
  field,
  duration: '1-month',
  memberCount: 1,
  maxMembers: 2,
});
const sleep = project(1, 'Sleep and Study Habits', 'A survey of students.', 'psychology');
const cells = project(2, 'Counting Cells', 'Image analysis with Python (open data).', 'biology');
const six = project(6, 'Tutors', 'Do chat tutors help?', 'medicine');
const done = project(3, 'Thoracic Oncology', 'A review of students.', 'medicine');
const all = [sleep, cells, six];

test('completed are exactly the two named titles, active are all others (section 4)', () => {
  const op = project(4, 'Op-Ed: Empathy and Humility as Evidence-Based Medicine', '', 'medicine');
  expect(splitProjects([done, sleep, op, cells])).toEqual({ active: [sleep, cells], completed: [done, op] });
});

test.each([
  ['', all],
  ['   ', all],
  ['sleep', [sleep]],
  ['SLEEP', [sleep]],
  [' cells ', [cells]],
  ['tudent', [sleep]],
  ['(open', [cells]],
  ['t', [sleep, cells, six]],
  ['psychology', []],
  ['.*', []],
])('searching %j matches a substring of title or description, whatever the case (section 5)', (query, found) => {
  expect(findProjects(all, { query, field: undefined })).toEqual(found);
});

test.each([
  ['', 'Biology', [cells]],
  ['', 'Higher Education & Computer Science', [six]],
  ['', 'Medicine & Computer Science', []],
  ['sleep', 'Biology', []],
  ['sleep', 'Psychology', [sleep]],
])('searching %j in %j has to match both', (query, field, found) => {
  expect(findProjects(all, { query, field })).toEqual(found);
});

test('the fields present stand once each, by the alphabet and as the cards show them', () => {
  expect(fieldsOf([sleep, six, cells, { ...cells, id: 9 }])).toEqual(['Biology', 'Higher Education & Computer Science', 'Psychology']);
});
