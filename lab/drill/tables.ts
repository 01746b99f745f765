import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { WORKSPACE } from '../../e2e/fixtures/site-command.ts';
import { QUICK } from './broken-pages.ts';
import { type Line, linesOf } from './line.ts';

const FILE = path.join(WORKSPACE, 'docs/measured/drill.md');

/** Prints the tables of a drill, and writes them to the docs if that was requested. */
export default class Tables implements Reporter {
  private readonly lines: Line[] = [];
  private problems: string[] = [];
  private browser = '';

  onBegin(_: FullConfig): void {
    console.log('The releases for the drill are ready. Now they are broken one by one.');
  }

  onTestEnd(test: TestCase, { status, errors, annotations, duration }: TestResult): void {
    const lines = linesOf(annotations);
    this.lines.push(...lines);
    this.browser ||= annotations.find(({ type }) => type === 'browser')?.description ?? '';
    const explained = errors.length > 0 && lines.some(({ broken }) => broken.length > 0);
    if (status !== 'passed' && !explained)
      this.problems.push(`${test.title}: ${errors.map(({ message }) => message).join('\n') || status}`);
    console.log(`${status === 'passed' ? 'passed' : 'BROKEN'} ${test.title} (${(duration / 1000).toFixed(1)} s)`);
  }

  onError({ message }: { message?: string }): void {
    this.problems.push(message ?? 'The drill could not be run.');
  }

  onEnd({ status, duration }: FullResult): void {
    const tables = [...new Set(this.lines.map(({ table }) => table))].map((table) => this.table(table));
    const broken = this.lines.filter((line) => line.broken.length > 0);
    const summary = `${this.lines.length - broken.length} of ${this.lines.length} rows are as expected. The drill took ${Math.round(duration / 1000)} s.`;
    const failures = broken.map(({ cells, broken }) => `- ${Object.values(cells).slice(0, 2).join(', ')}: ${broken.join('; ')}.`);
    const text = [...tables, summary, ...(failures.length > 0 ? [failures.join('\n')] : [])].join('\n\n');
    console.log(`\n${text}`);
    for (const problem of this.problems) console.log(`\nNot as expected: ${problem}`);
    if (process.env.DRILL_WRITE === 'yes' && this.problems.length === 0 && status !== 'interrupted') this.keep(text);
  }

  printsToStdio(): boolean {
    return true;
  }

  private table(name: string): string {
    const lines = this.lines.filter(({ table }) => table === name);
    const heads = [...Object.keys(lines[0]?.cells ?? {}), 'as expected'];
    const rows = lines.map(({ cells, broken }) => [...Object.values(cells).map(String), broken.length === 0 ? 'yes' : 'no']);
    const widths = heads.map((head, index) => Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)));
    const row = (cells: readonly string[]) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
    const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
    return `## ${name}\n\n${[row(heads), rule, ...rows.map(row)].join('\n')}`;
  }

  private keep(text: string): void {
    mkdirSync(path.dirname(FILE), { recursive: true });
    const where = `Node ${process.versions.node}, ${this.browser}, ${os.cpus().length} cores, load ${os.loadavg()[1]?.toFixed(1)}; browser, site and visitors on one machine.`;
    const command = `\`npm run lab -- drill${QUICK ? ' --quick' : ''}\`, last run ${new Date().toISOString().slice(0, 10)}.`;
    writeFileSync(FILE, `# The drill: what visitors get when a release is broken\n\n${command}\n\n${where}\n\n${text}\n`);
  }
}
