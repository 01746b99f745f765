import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runningApi } from '../fixtures/running-api.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { testDatabase } from '../fixtures/test-database.ts';

/** Tests that `start-api.test.ts` runs. */
export function contentFileCases(): void {
  const introduction = { title: 'Introduction to Research', description: 'd', duration: '25 min', icon: 'book', content: '# Text' };
  const tool = {
    name: 'marimo',
    description: 'd',
    category: 'Jupyter Notebooks',
    pricing: 'Free',
    url: 'https://marimo.io',
    icon: 'notebook',
    tags: ['python', 'free'],
  };

  function storeWith(files: Record<string, unknown>, storeDir = temporaryFolder()): string {
    const folder = path.join(storeDir, 'current/data');
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(files))
      writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    return storeDir;
  }

  test('without data files the lists are empty', async () => {
    const api = await runningApi();
    expect(await (await api.get('/api/modules')).json()).toEqual([]);
    expect(await (await api.get('/api/tools')).json()).toEqual([]);
  });

  test('modules and tools are what the live releases carry, in the order of the files and without their text', async () => {
    const storeDir = storeWith({
      'educational_modules.json': [introduction, { ...introduction, title: 'Second', imageUrl: '/a.webp', more: 1 }],
      'ai_tools.json': [tool],
    });
    const api = await runningApi({ storeDir });
    const { content: _content, ...listed } = introduction;
    expect(await (await api.get('/api/modules')).json()).toEqual([
      { id: 1, ...listed, enrolledCount: 0 },
      { id: 2, ...listed, title: 'Second', enrolledCount: 0, imageUrl: '/a.webp' },
    ]);
    expect(await (await api.get('/api/tools')).json()).toEqual([{ id: 1, ...tool }]);
    expect(await api.rows('select title, content from educational_modules where id = 1')).toEqual([
      { title: introduction.title, content: introduction.content },
    ]);
  });

  test('a later start follows changed files: known titles and names keep their id and their people', async () => {
    const databaseUrl = await testDatabase();
    const storeDir = storeWith({ 'educational_modules.json': [introduction], 'ai_tools.json': [tool] });
    await (await runningApi({ databaseUrl, storeDir })).stop();
    storeWith(
      {
        'educational_modules.json': [
          { ...introduction, title: 'New' },
          { ...introduction, duration: '30 min' },
        ],
        'ai_tools.json': [{ ...tool, tags: [] }],
      },
      storeDir,
    );
    const api = await runningApi({ databaseUrl, storeDir });
    await api.rows('update educational_modules set enrolled_count = 7 where id = 1');
    await api.stop();

    const again = await runningApi({ databaseUrl, storeDir });
    const modules = (await (await again.get('/api/modules')).json()) as {
      id: number;
      title: string;
      duration: string;
      enrolledCount: number;
    }[];
    expect(modules[0]).toMatchObject({ id: 1, title: introduction.title, duration: '30 min', enrolledCount: 7 });
    expect(modules.map(({ title }) => title)).toEqual([introduction.title, 'New']);
    expect(await (await again.get('/api/tools')).json()).toEqual([{ id: 1, ...tool, tags: [] }]);
  });

  test('a wrong file or record does not stop the API; what is right is used', async () => {
    const storeDir = storeWith({
      'educational_modules.json': '{ not JSON',
      'ai_tools.json': [{ ...tool, tags: 'python' }, tool, null, { name: 'x' }, tool],
    });
    const api = await runningApi({ storeDir });
    expect(await (await api.get('/api/modules')).json()).toEqual([]);
    expect(await (await api.get('/api/tools')).json()).toHaveLength(1);
  });
}
