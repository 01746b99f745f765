import { searchEntrySchema } from '@portal/contracts';
import { show } from '@portal/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import toolsFile from './content/tools.yaml';
import { search } from './search.ts';
import { Page as AiLifeEasier } from './src/pages/ai-life-easier.page.tsx';
import { Page as MedicalStudents } from './src/pages/medical-students.page.tsx';
import { Page as Resources } from './src/pages/resources.page.tsx';
import { Page as StudentSavings } from './src/pages/student-savings.page.tsx';
import { Page as Tools } from './src/pages/tools.page.tsx';
import { findTools } from './src/tools/find-tools.ts';

test('every tool and resource of the lists has an entry that a release check accepts', async () => {
  const entries = await search();
  for (const entry of entries) expect(searchEntrySchema.parse(entry)).toEqual(entry);
  expect(new Set(entries.map(({ address }) => address)).size).toBe(entries.length);
  const count = (page: string) => entries.filter(({ address }) => address.split(/[?#]/)[0] === page).length;
  expect(['/tools', '/ai-life-easier', '/resources', '/medical-students', '/student-savings'].map(count)).toEqual([
    19 + 10,
    7,
    6 + 10 + 6,
    11 + 2 + 2 + 7,
    8 + 6,
  ]);
});

test('a tool of the directory is found at its address there', async () => {
  const { tools } = toolsFile;
  for (const { title, address } of (await search()).filter((entry) => entry.address.startsWith('/tools?'))) {
    const query = new URLSearchParams(address.split('?')[1]).get('q') ?? '';
    expect(findTools(tools, { query, category: undefined }).map(({ name }) => name)).toContain(title);
  }
});

test.each<[string, ComponentType]>([
  ['/tools#', Tools],
  ['/ai-life-easier', AiLifeEasier],
  ['/resources', Resources],
  ['/medical-students', MedicalStudents],
  ['/student-savings', StudentSavings],
])('every result on %s leads to one card, which has its name', async (page, Page) => {
  const { container } = show(Page);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { title, address } of (await search()).filter((entry) => entry.address.startsWith(`${page}#`))) {
    const cards = container.querySelectorAll(`[id="${address.slice(page.length + 1)}"]`);
    expect([...cards].map((card) => card.querySelector('h3')?.textContent)).toEqual([title]);
  }
});
