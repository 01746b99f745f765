// Makes Dalia's trials: SIMULATED rows that give every number of the research learning path.
// Usage: node make-trials.mjs [folder]   (Node alone, always the same files; it stops if a number does not come out.)
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../content/research-path');
const DAY = 86_400_000;
const SNAPSHOT = '2025-04-12';
const Z = 1.959964;

/** mulberry32: a small generator of numbers from 0 to 1 with a fixed seed. */
let seed = 20250412;
const random = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const whole = (from, to) => from + Math.floor(random() * (to - from + 1));
const shuffled = (list) => {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = whole(0, i);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
};
const time = (day) => Date.parse(`${day}T00:00:00Z`);
const plus = (day, days) => new Date(time(day) + days * DAY).toISOString().slice(0, 10);
const between = (from, to) => Math.round((time(to) - time(from)) / DAY);
const lastOfMonth = (month) => new Date(Date.UTC(+month.slice(0, 4), +month.slice(5, 7), 0)).toISOString().slice(0, 10);

/** Days from completion to posting: `count` trials each, from one limit to the next; early postings crowd near the first year. */
const spread = (count, from, to, lean = 1) => Array.from({ length: count }, () => Math.round(from + (to - from) * random() ** (1 / lean)));

const groups = [
  // negative, up to 12 months, to 24, to 36, later, never
  {
    sponsor: 'industry',
    n: 160,
    early: 2,
    in12: 56,
    in24: 80,
    in36: 96,
    ever: 102,
    submitted12: 72,
    drug: 150,
    drugIn12: 54,
    firstDayOut: 2,
    monthOnly: 20,
  },
  {
    sponsor: 'other',
    n: 220,
    early: 1,
    in12: 22,
    in24: 66,
    in36: 88,
    ever: 97,
    submitted12: 33,
    drug: 110,
    drugIn12: 16,
    firstDayOut: 1,
    monthOnly: 23,
  },
];

const trials = [];
for (const g of groups) {
  const days = [
    ...spread(g.early, -90, -15),
    ...spread(g.in12 - g.early - g.firstDayOut, 150, 334, 2.5),
    ...spread(g.firstDayOut, 346, 364), // month-only dates that the first day of the month pushes out
    ...spread(g.submitted12 - g.in12, 372, 470), // sent in time, posted late
    ...spread(g.in24 - g.submitted12, 440, 729),
    ...spread(g.in36 - g.in24, 732, 1094),
    ...spread(g.ever - g.in36, 1098, 1180),
  ];
  const rows = days.map((d, i) => ({
    sponsor: g.sponsor,
    days: d,
    lag: i < g.in12 ? whole(25, 110) : i < g.submitted12 ? d - whole(285, 364) : whole(30, Math.min(150, d - 367)),
    drug: i < g.in12 ? i >= g.in12 - g.drugIn12 : undefined,
    mustBeMonth: i >= g.in12 - g.firstDayOut && i < g.in12,
    mayBeMonth: i >= g.early && i < g.in12 - g.firstDayOut ? true : i >= g.submitted12,
  }));
  while (rows.length < g.n) rows.push({ sponsor: g.sponsor, days: undefined, drug: undefined, mayBeMonth: true });
  const open = shuffled(rows.filter((r) => r.drug === undefined));
  for (const [i, r] of open.entries()) r.drug = i < g.drug - g.drugIn12;
  if (g.sponsor === 'other') {
    const found = rows.find((r) => r.days === undefined && !r.drug);
    found.foundLater = true;
    found.mayBeMonth = false;
  }
  const months = new Set([
    ...rows.filter((r) => r.mustBeMonth),
    ...shuffled(rows.filter((r) => r.mayBeMonth && !r.mustBeMonth)).slice(0, g.monthOnly - g.firstDayOut),
  ]);
  for (const r of rows) {
    r.monthOnly = months.has(r);
    const year = 2015 + whole(0, 6);
    const month = `${year}-${String(whole(1, 12)).padStart(2, '0')}`;
    const last = lastOfMonth(month);
    r.raw = r.monthOnly ? month : `${month}-${String(whole(1, +last.slice(8))).padStart(2, '0')}`;
    r.pcd = r.monthOnly ? last : r.raw;
    r.posted = r.days === undefined ? '' : plus(r.pcd, r.days);
    r.submitted = r.days === undefined ? '' : plus(r.posted, -r.lag);
    r.decision = 'in';
    r.reason = '';
    // In the early ones the sponsor moved the completion date after the results were out.
    r.flag = r.days !== undefined && r.days < 0 ? 'posted before completion date' : '';
    trials.push(r);
  }
}

for (let i = 0; i < 32; i++) {
  const monthOnly = i % 8 === 3;
  const month = `${2015 + whole(0, 6)}-${String(whole(1, 12)).padStart(2, '0')}`;
  const pcd = monthOnly ? lastOfMonth(month) : `${month}-${String(whole(1, 28)).padStart(2, '0')}`;
  const posted = random() < 0.3 ? plus(pcd, whole(300, 1100)) : '';
  trials.push({
    sponsor: random() < 0.45 ? 'industry' : 'other',
    drug: i >= 21 || random() < 0.7,
    raw: monthOnly ? month : pcd,
    pcd,
    monthOnly,
    posted,
    submitted: posted && plus(posted, -whole(30, 120)),
    decision: 'out',
    reason: i < 21 ? 'other headache or other patients' : 'healthy volunteers only',
  });
}

const all = shuffled(trials);
for (const [i, r] of all.entries()) r.trial = `M${String(i + 1).padStart(3, '0')}`;

// 33 records list several conditions; two of them are those on which Dalia and Jonas disagreed.
const kept = all.filter((r) => r.decision === 'in' && !r.foundLater);
const otherHeadache = all.filter((r) => r.reason.startsWith('other'));
const mixed = [...shuffled(kept).slice(0, 21), ...shuffled(otherHeadache).slice(0, 12)];
for (const r of all) r.several = mixed.includes(r);
const [asked, refused] = [mixed.find((r) => r.decision === 'in'), mixed.find((r) => r.decision === 'out')];
const sample = [
  [asked, 'in', 'out'],
  [refused, 'out', 'in'],
  ...shuffled(otherHeadache.filter((r) => r !== refused))
    .slice(0, 1)
    .map((r) => [r, 'out', 'out']),
  ...shuffled(all.filter((r) => r.reason.startsWith('healthy')))
    .slice(0, 1)
    .map((r) => [r, 'out', 'out']),
  ...shuffled(kept.filter((r) => r !== asked))
    .slice(0, 36)
    .map((r) => [r, 'in', 'in']),
].sort(([a], [b]) => a.trial.localeCompare(b.trial));

const yes = (is) => (is ? 'yes' : 'no');
const one = (is) => (is ? 1 : 0);
const write = (name, head, rows) => writeFileSync(join(folder, name), `${[head, ...rows].map((row) => row.join(',')).join('\n')}\n`);

write(
  'cleaning-the-data.csv',
  ['trial', 'sponsor', 'treatment', 'several_conditions', 'pcd', 'submitted', 'posted', 'decision', 'reason'],
  all.map((r) => [r.trial, r.sponsor, r.drug ? 'drug' : 'other', yes(r.several), r.raw, r.submitted, r.posted, r.decision, r.reason]),
);
write(
  'running-a-pilot.csv',
  ['trial', 'dalia', 'jonas'],
  sample.map(([r, dalia, jonas]) => [r.trial, dalia, jonas]),
);

const clean = all
  .filter((r) => r.decision === 'in')
  .map((r) => {
    const first = r.monthOnly ? `${r.raw}-01` : r.pcd;
    const to = (from, day) => (day ? between(from, day) : undefined);
    const days = to(r.pcd, r.posted);
    return {
      ...r,
      days,
      in12: one(days <= 365),
      in24: one(days <= 730),
      in36: one(days <= 1095),
      in12First: one(to(first, r.posted) <= 365),
      submitted12: one(to(r.pcd, r.submitted) <= 365),
    };
  });
write(
  'analyzing-the-data.csv',
  [
    'trial',
    'sponsor',
    'treatment',
    'pcd',
    'pcd_month_only',
    'submitted',
    'posted',
    'days',
    'in_12m',
    'in_24m',
    'in_12m_first_day',
    'submitted_12m',
    'flag',
    'cluster_headache_only',
  ],
  clean.map((r) => [
    r.trial,
    r.sponsor,
    r.drug ? 'drug' : 'other',
    r.pcd,
    yes(r.monthOnly),
    r.submitted,
    r.posted,
    r.days ?? '',
    r.in12,
    r.in24,
    r.in12First,
    r.submitted12,
    r.flag,
    yes(r.foundLater),
  ]),
);

/** Wilson's 95% limits for a share. */
const wilson = (x, n) => {
  const p = x / n;
  const half = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  return [(p + (Z * Z) / (2 * n) - half) / (1 + (Z * Z) / n), (p + (Z * Z) / (2 * n) + half) / (1 + (Z * Z) / n)];
};
/** Newcombe's 95% limits for a difference between two shares, in whole points. */
const newcombe = (x, n, y, m) => {
  const [p, q] = [x / n, y / m];
  const [[l1, u1], [l2, u2]] = [wilson(x, n), wilson(y, m)];
  return [p - q - Math.hypot(p - l1, u2 - q), p - q + Math.hypot(u1 - p, q - l2)].map((limit) => Math.round(100 * limit));
};
const months = [];
for (let month = 0; month <= 36; month++)
  for (const { sponsor, n } of groups) {
    const posted = clean.filter((r) => r.sponsor === sponsor && r.days <= (365 * month) / 12).length;
    const [low, high] = wilson(posted, n);
    months.push([month, sponsor, n, posted, ...[posted / n, low, high].map((share) => (100 * share).toFixed(1))]);
  }
write('drawing-a-figure.csv', ['month', 'sponsor', 'trials', 'posted', 'percent', 'low', 'high'], months);

// Every number of the path.
const count = (test, from = clean) => from.filter(test).length;
const by = (column, from = clean) => ['industry', 'other'].map((s) => count((r) => r.sponsor === s && r[column], from));
assert.equal(all.length, 412);
assert.equal(
  count((r) => r.reason.startsWith('other'), all),
  21,
);
assert.equal(
  count((r) => r.reason.startsWith('healthy'), all),
  11,
);
assert.deepEqual([clean.length, ...by('sponsor')], [380, 160, 220]);
assert.deepEqual(by('in12'), [56, 22]);
assert.deepEqual(by('in12First'), [54, 21]);
assert.deepEqual(by('in24'), [80, 66]);
assert.deepEqual(by('in36'), [96, 88]);
assert.deepEqual(by('submitted12'), [72, 33]);
const drug = clean.filter((r) => r.drug);
assert.deepEqual(
  [by('sponsor', drug), by('in12', drug)],
  [
    [150, 110],
    [54, 16],
  ],
);
assert.equal(
  count((r) => r.monthOnly, all),
  47,
);
assert.equal(
  count((r) => r.several, all),
  33,
);
assert.deepEqual([count((r) => r.flag), count((r) => r.flag && r.in12), count((r) => r.days < 0)], [3, 3, 3]);
const corrected = clean.filter((r) => !r.foundLater);
assert.deepEqual([corrected.length, ...by('sponsor', corrected), ...by('in12', corrected)], [379, 160, 219, 56, 22]);
assert.deepEqual(
  [by('in24', corrected), by('submitted12', corrected), by('in12First', corrected)],
  [
    [80, 66],
    [72, 33],
    [54, 21],
  ],
);
assert.equal(
  count((r) => r.drug, corrected),
  260,
);
assert.deepEqual(sample.length, 40);
const cells = ['in in', 'in out', 'out in', 'out out'].map((pair) => sample.filter(([, a, b]) => `${a} ${b}` === pair).length);
assert.deepEqual(cells, [36, 1, 1, 2]);
assert.deepEqual(newcombe(56, 160, 22, 220), [17, 33]);
assert.deepEqual(newcombe(80, 160, 66, 220), [10, 30]);
assert.deepEqual(newcombe(72, 160, 33, 220), [21, 39]);
assert.deepEqual(newcombe(54, 160, 21, 220), [16, 32]);
assert.deepEqual(newcombe(56, 160, 22, 219), [17, 33]);
assert.deepEqual(newcombe(80, 160, 66, 219), [10, 29]);
assert.deepEqual(newcombe(72, 160, 33, 219), [21, 39]);
assert.ok(all.every((r) => !r.posted || (r.posted <= SNAPSHOT && r.submitted <= r.posted)));
assert.ok(all.every((r) => r.pcd >= '2015-01-01' && r.pcd <= '2021-12-31' && between(r.pcd, SNAPSHOT) >= 1095));
console.log('Every number of the path comes out.', wilson(56, 160), wilson(22, 220), wilson(96, 160), wilson(88, 220));
