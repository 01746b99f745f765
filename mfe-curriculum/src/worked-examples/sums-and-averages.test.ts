import { mean, median, sum } from '../../testing/statistics.ts';
import { count, numbers, percent, workedExample } from '../../testing/worked-example.ts';

test("Marta's refrigerators: every number comes from her table of ten", () => {
  const { rows, says } = workedExample('modules/open-science-reproducibility');
  const total = (alarm: string, ...columns: readonly string[]) =>
    sum(
      columns.flatMap((column) =>
        numbers(
          rows.filter((row) => row.alarm === alarm),
          column,
        ),
      ),
    );
  const all = total('no', 'readings');
  const [no, yes] = [total('no', 'above_8'), total('yes', 'above_8')];
  const [noExact, yesExact] = [total('no', 'exactly_8'), total('yes', 'exactly_8')];
  const shares = (alarm: string) =>
    rows.filter((row) => row.alarm === alarm).map((row) => (100 * Number(row.above_8)) / Number(row.readings));
  const [without, alarms] = [shares('no'), shares('yes')];
  expect(rows).toHaveLength(10);
  expect(total('yes', 'readings')).toBe(all);
  says(
    `Without an alarm ${no} of ${all.toLocaleString('en')} readings are too warm (${percent(no, all, 1)}), and with one ${yes} of ${all.toLocaleString('en')} (${percent(yes, all, 1)}).`,
    `${Math.min(...without).toFixed(1)} to ${Math.max(...without).toFixed(1)}% without, ${Math.min(...alarms).toFixed(1)} to ${Math.max(...alarms).toFixed(1)}% with an alarm`,
    `he gets ${percent(no + noExact, all, 1)} and ${percent(yes + yesExact, all, 1)}, a difference of ${((100 * (no + noExact - yes - yesExact)) / all).toFixed(1)} points.`,
    `The logs hold ${noExact} readings of exactly 8.0 without an alarm and ${yesExact} with one: ${no} + ${noExact} = ${no + noExact} and ${yes} + ${yesExact} = ${yes + yesExact}.`,
  );
  const higher = rows.filter(({ clinic, alarm, above_8 }) =>
    rows.some((other) => other.clinic === clinic && alarm === 'yes' && other.alarm === 'no' && Number(above_8) >= Number(other.above_8)),
  );
  expect(higher).toEqual([]);
});

test("Tariq's yogurts: every number comes from his 24 rows", () => {
  const { rows, says } = workedExample('modules/first-steps-while-still-in-school');
  const sugar = (where: Readonly<Record<string, string>>) =>
    numbers(
      rows.filter((row) => Object.entries(where).every(([column, value]) => row[column] === value)),
      'sugar_g_per_100g',
    );
  const [cartoon, plain, flavored] = [sugar({ cartoon: 'yes' }), sugar({ cartoon: 'no' }), sugar({ cartoon: 'no', flavored: 'yes' })];
  says(
    `He enters ${rows.length} yogurts`,
    `The median is ${median(cartoon).toFixed(1)} grams with a cartoon (${cartoon.length} products) and ${median(plain).toFixed(1)} without one (${plain.length} products), a difference of ${(median(cartoon) - median(plain)).toFixed(1)}.`,
    `Among flavored yogurts alone, the median without a cartoon is ${median(flavored).toFixed(1)} (${flavored.length} products), a difference of ${(median(cartoon) - median(flavored)).toFixed(1)}.`,
  );
  expect([count(rows, { flavored: 'no' }), count(rows, { flavored: 'no', cartoon: 'no' })]).toEqual([3, 3]);
});

test("Salma's budget: each line is quantity times price, and the table in the text has the same lines and the same sum", () => {
  const { rows, says } = workedExample('modules/writing-proposals-student-grants');
  for (const { item, quantity, price_usd, cost_usd } of rows) {
    expect(Number(quantity) * Number(price_usd)).toBeCloseTo(Number(cost_usd));
    says(`| ${item} | `, ` × $${price_usd} | $${Number(cost_usd)} |`);
  }
  says(`| Total | | $${sum(numbers(rows, 'cost_usd'))} |`);
});

test("Mateo's rehearsal: plain and weighted averages with their intervals come from the 200 rows", () => {
  const { rows, says } = workedExample('modules/research-without-labs');
  /** Linearized with one sampling stage, as `svymean` in R does it. */
  const gap = (age_group: string) => {
    const people = rows
      .filter((row) => row.age_group === age_group && row.hours_weekend !== '')
      .map((row) => ({ gap: Number(row.hours_weekend) - Number(row.hours_workday), weight: Number(row.weight) }));
    const weights = sum(people.map(({ weight }) => weight));
    const weighted = sum(people.map((each) => each.gap * each.weight)) / weights;
    const variance =
      (people.length / (people.length - 1)) * sum(people.map((each) => ((each.weight * (each.gap - weighted)) / weights) ** 2));
    return { plain: mean(people.map((each) => each.gap)), weighted, variance };
  };
  const interval = (center: number, variance: number) =>
    [center - 1.96 * Math.sqrt(variance), center + 1.96 * Math.sqrt(variance)].map((limit) => limit.toFixed(1)).join(' to ');
  const [young, older] = [gap('18-25'), gap('40-59')];
  says(
    `on ${rows.length} invented rows, of which ${count(rows, { hours_weekend: '' })} have no weekend hours`,
    `the plain average of the gap is ${young.plain.toFixed(1)} hours, but the weighted one is ${young.weighted.toFixed(1)} (95% confidence interval ${interval(young.weighted, young.variance)}).`,
    `the two averages are ${older.plain.toFixed(1)} and ${older.weighted.toFixed(1)} (${interval(older.weighted, older.variance)}).`,
    `"The gap was ${(young.weighted - older.weighted).toFixed(1)} hours wider among people aged 18 to 25 (95% confidence interval ${interval(young.weighted - older.weighted, young.variance + older.variance)}).`,
  );
});
