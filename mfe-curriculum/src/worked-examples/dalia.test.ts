import { newcombe, type Share, wilson } from '../../testing/statistics.ts';
import { count, percent, points, workedExample } from '../../testing/worked-example.ts';

test('the pilot: agreement and kappa come from the 40 records of both', () => {
  const { rows, says } = workedExample('research-path/running-a-pilot');
  const cell = (dalia: string, jonas: string) => count(rows, { dalia, jonas });
  const [both, hers, his, neither] = [cell('in', 'in'), cell('in', 'out'), cell('out', 'in'), cell('out', 'out')];
  const n = rows.length;
  says(
    `both say "in": ${both};`,
    `Dalia "in," Jonas "out": ${hers};`,
    `Dalia "out," Jonas "in": ${his};`,
    `both say "out": ${neither}.`,
    `Jonas codes ${n} records, and they agree on ${both + neither}, which is ${percent(both + neither, n)}.`,
  );
  const observed = (both + neither) / n;
  const [herIn, hisIn] = [both + hers, both + his];
  const luck = (herIn * hisIn + (n - herIn) * (n - hisIn)) / n ** 2;
  expect([herIn, n - both]).toEqual([hisIn, 4]);
  says(
    `(${both} + ${neither}) / ${n} = ${observed.toFixed(2)}`,
    `each of them said "in" for ${herIn} of ${n} records and "out" for ${n - herIn}.`,
    `= ${luck.toFixed(2)} of the records`,
    `(${observed.toFixed(2)} - ${luck.toFixed(2)}) / (1 - ${luck.toFixed(2)}) = ${((observed - luck) / (1 - luck)).toFixed(2)}, calculated with unrounded numbers`,
    'only four records were called "out" by anyone',
  );
});

test('cleaning: the flow of records comes from the snapshot', () => {
  const { rows, says } = workedExample('research-path/cleaning-the-data');
  const [other, healthy] = ['other headache or other patients', 'healthy volunteers only'].map((reason) => count(rows, { reason }));
  const kept = rows.filter(({ decision }) => decision === 'in');
  const months = (of: typeof rows) => of.filter(({ pcd = '' }) => /^\d{4}-\d{2}$/.test(pcd)).length;
  const early = kept.filter(({ posted = '', pcd = '' }) => posted !== '' && posted < pcd).length;
  says(
    `${rows.length} records in the snapshot;`,
    `minus ${other} that treat another kind of headache or measure their main outcome in other patients, which leaves ${rows.length - Number(other)};`,
    `minus ${healthy} that took only healthy volunteers;`,
    `in the end, ${kept.length} trials: ${count(kept, { sponsor: 'industry' })} led by industry and ${count(kept, { sponsor: 'other' })} by others.`,
    `counts ${months(rows)} month-only dates, of which ${months(kept)} are in trials that stay in the study`,
  );
  expect(early).toBe(3);
  says('finds three trials whose results were posted before their primary completion date');
});

/** How many trials of each group have these values, of how many. */
function groups(rows: Parameters<typeof count>[0], where: Readonly<Record<string, string>>): readonly [Share, Share] {
  const share = (sponsor: string): Share => [count(rows, { ...where, sponsor }), count(rows, { sponsor })];
  return [share('industry'), share('other')];
}

test('analyzing: counts, intervals and checks come from the 380 trials', () => {
  const { rows, says } = workedExample('research-path/analyzing-the-data');
  const [industry, other] = groups(rows, { in_12m: '1' });
  const total = industry[0] + other[0];
  const { difference, low, high } = newcombe(industry, other);
  const limits = [industry, other].map((share) => wilson(share)).map((each) => `${points(each.low, 1)}% to ${points(each.high, 1)}%`);
  says(
    `industry: ${industry[0]} of ${industry[1]} trials had results posted within 12 months, which is ${percent(...industry)};`,
    `other sponsors: ${other[0]} of ${other[1]}, which is ${percent(...other)};`,
    `together: ${total} of ${rows.length}, which is ${percent(total, rows.length)}.`,
    `The difference is ${points(difference)} percentage points`,
    `For industry this gives ${limits[0]}, and for the others ${limits[1]}.`,
    `With d = ${points(difference, 1)} points, this gives ${points(low, 1)} to ${points(high, 1)}, or ${points(low)} to ${points(high)} in whole points.`,
    `a difference of ${points(difference)} percentage points (95% confidence interval ${points(low)} to ${points(high)}, Newcombe's method)`,
  );
  const [firstDay, firstDayOther] = groups(rows, { in_12m_first_day: '1' });
  says(
    `the counts fall to ${firstDay[0]} and ${firstDayOther[0]}, and the difference is ${points(newcombe(firstDay, firstDayOther).difference)} points.`,
  );
  const [late, lateOther] = groups(rows, { in_24m: '1' });
  const later = newcombe(late, lateOther);
  says(
    `Within 24 months, ${late[0]} industry trials (${percent(...late)}) and ${lateOther[0]} others (${percent(...lateOther)}) had results posted, a difference of ${points(later.difference)} points with an interval of ${points(later.low)} to ${points(later.high)}.`,
  );
  const drugs = groups(
    rows.filter(({ treatment }) => treatment === 'drug'),
    { in_12m: '1' },
  );
  const [drug, drugOther] = drugs;
  says(
    `she compares only drug trials: ${drug[0]} of ${drug[1]} against ${drugOther[0]} of ${drugOther[1]}, or ${percent(...drug)} and ${percent(...drugOther)}. The gap of about ${points(newcombe(drug, drugOther).difference)} points`,
  );
});

test('the clean file follows from the snapshot: the same trials, and marks that fit their dates', () => {
  const { rows: clean } = workedExample('research-path/analyzing-the-data');
  const { rows: snapshot } = workedExample('research-path/cleaning-the-data');
  expect(clean.map(({ trial }) => trial)).toEqual(snapshot.filter(({ decision }) => decision === 'in').map(({ trial }) => trial));
  const day = (text = '') => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
  for (const { posted, pcd, days = '', in_12m, in_24m } of clean) {
    expect(days).toBe(posted === '' ? '' : String(day(posted) - day(pcd)));
    expect([in_12m, in_24m]).toEqual([365, 730].map((limit) => (days !== '' && Number(days) <= limit ? '1' : '0')));
  }
});

test('the figure: its shares and bands come from the 380 trials, and its words from the shares', () => {
  const { rows, says } = workedExample('research-path/drawing-a-figure');
  const { rows: trials } = workedExample('research-path/analyzing-the-data');
  expect(rows).toHaveLength(2 * 37);
  for (const row of rows) {
    const group = trials.filter(({ sponsor }) => sponsor === row.sponsor);
    const posted = group.filter(({ days }) => days && Number(days) <= (365 * Number(row.month)) / 12).length;
    const { low, high } = wilson([posted, group.length]);
    const { month, sponsor = '' } = row;
    expect(row).toEqual({
      month,
      sponsor,
      trials: String(group.length),
      posted: String(posted),
      percent: points(posted / group.length, 1),
      low: points(low, 1),
      high: points(high, 1),
    });
  }
  const at = (month: number, sponsor: string) => {
    const row = rows.find((each) => each.month === String(month) && each.sponsor === sponsor);
    return `${Math.round(Number(row?.percent))}%`;
  };
  says(
    `By month 12, results were posted for ${at(12, 'industry')} of 160 industry trials and ${at(12, 'other')} of 220 other trials. By month 24 it was ${at(24, 'industry')} and ${at(24, 'other')}."`,
    `Dalia's lines run to 36 months, when they reach ${at(36, 'industry')} and ${at(36, 'other')}.`,
    `The bar for ${at(12, 'industry')} was then 30 units tall and the bar for ${at(12, 'other')} only 5`,
  );
});
