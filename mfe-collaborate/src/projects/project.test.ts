import { closedBecause, durationLabel, fieldLabel, membersLabel, type Project, ribbonOf } from './project.ts';

const project = (change: Partial<Project> = {}): Project => ({
  id: 1,
  title: 'A title',
  description: '',
  field: 'biology',
  duration: '1-month',
  memberCount: 2,
  maxMembers: 5,
  ...change,
});

test.each([
  ['medicine', 'Medicine & Computer Science'],
  ['medicine-higher-education', 'Medicine & Higher Education'],
  ['creative-writing-higher-education', 'Creative Writing & Higher Education'],
  ['biology', 'Biology'],
  ['data-science', 'Data Science'],
  ['environmental', 'Environmental'],
  ['public-health-and-law', 'Public Health And Law'],
  ['AI-safety', 'AI Safety'],
  ['constructor', 'Constructor'],
  ['', ''],
])('the field %j is shown as %j (section 3)', (field, label) => {
  expect(fieldLabel({ id: 1, field })).toBe(label);
});

test.each(['medicine', 'biology', 'anything-else'])(
  'project 6 shows "Higher Education & Computer Science" instead of %j (section 3)',
  (field) => {
    expect(fieldLabel({ id: 6, field })).toBe('Higher Education & Computer Science');
  },
);

test.each([
  ['1-month', '1 month'],
  ['2-3-months', '2-3 months'],
  ['3-6-months', '3-6 months'],
  ['6-months-plus', '6+ months'],
  ['12-months', '12 months'],
  ['one-school-year', 'one school year'],
  ['ongoing', 'ongoing'],
])('the duration %j reads %j (decision "Duration")', (duration, label) => {
  expect(durationLabel(duration)).toBe(label);
});

test.each([
  [3, 10, '3/10'],
  [0, 0, '0/0'],
  [4, undefined, '4/0'],
])('%d members of %j places read %j: places default to 0 (section 3)', (memberCount, maxMembers, label) => {
  expect(membersLabel({ memberCount, maxMembers })).toBe(label);
});

test.each([
  ['Thoracic Oncology', 'Submitted for publication'],
  ['Op-Ed: Empathy and Humility as Evidence-Based Medicine', 'Submitted to the editor'],
  ['thoracic oncology', undefined],
  ['Thoracic Oncology ', undefined],
  ['Thoracic Oncology Follow-up', undefined],
])('%j has the ribbon %j: completed projects are known by their exact title (section 2)', (title, ribbon) => {
  expect(ribbonOf({ title })).toBe(ribbon);
});

test.each([
  [project({ title: 'Thoracic Oncology' }), 'completed'],
  [project({ memberCount: 5 }), 'full'],
  [project({ memberCount: 6 }), 'full'],
  [project({ memberCount: 0, maxMembers: undefined }), 'full'],
  [project({ memberCount: 4 }), 'closed'],
])('a disabled button says why', (one, why) => {
  expect(closedBecause(one)).toBe(why);
});
