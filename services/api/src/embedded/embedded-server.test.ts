import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../../fixtures/eventually.ts';
import { home } from '../../fixtures/home.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { sql } from '../../fixtures/test-database.ts';
import { startEmbedded } from './embedded-server.ts';

test('it works in a folder that is closed to everybody but us, asks for its password, finds its data again and leaves those of another version alone', async () => {
  const closed = path.join(temporaryFolder(), 'home');
  mkdirSync(closed);
  chmodSync(closed, 0o700);
  const folder = path.join(closed, 'postgres');
  const first = await startEmbedded({ folder, home });
  expect(new URL(first.url).hostname).toBe('127.0.0.1');
  await sql(first.url, 'create table kept (it text)');
  const guess = new URL(first.url);
  guess.password = 'guess';
  await expect(sql(guess.href, 'select 1')).rejects.toThrow('password authentication failed');
  // The role that serves requests owns nothing and cannot run a program.
  expect(await sql(first.appUrl, 'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false, rolcreaterole: false, rolcreatedb: false },
  ]);
  for (const wrong of ["copy (select 1) to program 'id'", "select pg_read_file('PG_VERSION')", 'create table mine (it text)', 'table kept'])
    await expect(sql(first.appUrl, wrong)).rejects.toThrow('permission denied');
  await first.stop();

  const second = await startEmbedded({ folder, home });
  expect(second.takenOver).toBe(false);
  expect(await sql(second.url, 'select * from kept')).toEqual([]);
  const [row] = await sql<{ place: string }>(second.url, "select current_setting('data_directory') as place");
  await second.stop();

  writeFileSync(path.join(row?.place ?? '', 'PG_VERSION'), '12\n');
  await expect(startEmbedded({ folder, home })).rejects.toThrow(/are from PostgreSQL 12, but this portal includes \d+\./);
});

test('a command that comes and goes leaves the server running for a portal whose connections were cut', async () => {
  const folder = path.join(temporaryFolder(), 'postgres');
  const portal = await startEmbedded({ folder, home });
  const present = () => sql(portal.url, "select pid from pg_stat_activity where application_name = 'portal-presence'");
  const before = await present();
  await sql(portal.url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal-presence'");
  await eventually(present, (now) => now.length === 1 && JSON.stringify(now) !== JSON.stringify(before));

  const command = await startEmbedded({ folder, home });
  expect(command.takenOver).toBe(true);
  await command.stop();
  expect(await sql(portal.url, 'select 1 as it')).toEqual([{ it: 1 }]);
  await portal.stop();
  await expect(sql(portal.url, 'select 1')).rejects.toThrow();
});
