import { newcombe, type Share, sum, wald, wilson } from '../../testing/statistics.ts';
import { count, numbers, percent, points, workedExample } from '../../testing/worked-example.ts';

test('Ines and the flu vaccine: every number comes from her table of 1,500 students', () => {
  const { rows, says } = workedExample('modules/understanding-research-design-methods');
  const share = (...columns: readonly (readonly [string, string])[]): Share => {
    const chosen = rows.filter((row) => columns.every(([column, value]) => row[column] === value));
    return [sum(numbers(chosen, 'positive_tests')), sum(numbers(chosen, 'students'))];
  };
  const risk = (part: Share) => percent(...part, 1);
  const [yes, no] = [share(['vaccinated', 'yes']), share(['vaccinated', 'no'])];
  says(
    `These are the results for ${(yes[1] + no[1]).toLocaleString('en')} invented students`,
    `All students: ${yes[0]} of ${yes[1]} vaccinated students had a positive test (${risk(yes)}), and ${no[0]} of ${no[1]} unvaccinated ones (${risk(no)}).`,
  );
  const inside = (housing: string, vaccinated: string) => share(['housing', housing], ['vaccinated', vaccinated]);
  const [dormYes, dormNo] = [inside('dormitory', 'yes'), inside('dormitory', 'no')];
  const [offYes, offNo] = [inside('off campus', 'yes'), inside('off campus', 'no')];
  says(
    `In dormitories: ${dormYes[0]} of ${dormYes[1]} (${risk(dormYes)}) and ${dormNo[0]} of ${dormNo[1]} (${risk(dormNo)}).`,
    `Off campus: ${offYes[0]} of ${offYes[1]} (${risk(offYes)}) and ${offNo[0]} of ${offNo[1]} (${risk(offNo)}).`,
    `the differences are ${Number(points(dormNo[0] / dormNo[1] - dormYes[0] / dormYes[1], 1))} and ${Number(points(offNo[0] / offNo[1] - offYes[0] / offYes[1], 1))} percentage points instead of ${points(no[0] / no[1] - yes[0] / yes[1])}, and their confidence intervals include zero.`,
  );
  for (const interval of [wald(dormNo, dormYes), wald(offNo, offYes)]) expect([interval.low < 0, interval.high > 0]).toEqual([true, true]);
});

test("Mira's kits: every number comes from her 400 people", () => {
  const { rows, says } = workedExample('modules/effective-science-communication');
  const share = (group: string): Share => [count(rows, { group, returned_within_8_weeks: '1' }), count(rows, { group })];
  const [leaflet, kit] = [share('kit and leaflet'), share('kit only')];
  const { difference, low, high } = wald(leaflet, kit);
  says(
    `The clinic mails ${rows.length} people a kit`,
    `${leaflet[0]} of the ${leaflet[1]} people with the leaflet return the kit, but only ${kit[0]} of the ${kit[1]} without it. That is ${percent(...leaflet)} versus ${percent(...kit)}, a difference of ${points(difference)} percentage points (95% confidence interval ${points(low)} to ${points(high)}`,
    `Out of every 100 people, ${points(kit[0] / kit[1])} returned their kit without a leaflet and ${points(leaflet[0] / leaflet[1])} with one. Our trial is small, and the data fit anything between ${points(low)} and ${points(high)} more kits`,
    `${100 - Number(points(leaflet[0] / leaflet[1]))} of 100 still did not return the kit`,
  );
});

test("Nadia's sign: every number comes from her 800 occasions", () => {
  const { rows, says } = workedExample('modules/writing-research-papers');
  const share = (period: string): Share => [count(rows, { period, hands_cleaned: '1' }), count(rows, { period })];
  const [before, after] = [share('before'), share('after')];
  const { difference, low, high, error } = wald(after, before);
  const part = ([x, n]: Share) => ((x / n) * (1 - x / n)) / n;
  says(
    `staff clean their hands on ${before[0]} occasions before and on ${after[0]} after`,
    `"Before the sign, hands were cleaned on ${before[0]} of ${before[1]} occasions (${percent(...before)}), and afterward on ${after[0]} of ${after[1]} (${percent(...after)}). The difference was ${points(difference)} percentage points (95% confidence interval ${points(low)} to ${points(high)}).`,
    `= ${part(before).toFixed(6)}. After:`,
    `= ${part(after).toFixed(6)}.`,
    `The sum is ${(error ** 2).toFixed(6)}, its square root ${error.toFixed(3)}, and 1.96 × ${error.toFixed(3)} = ${(1.96 * error).toFixed(4)}, or about ${points(1.96 * error)} points.`,
    `The interval runs from ${points(difference)} − ${points(1.96 * error, 1)} to ${points(difference)} + ${points(1.96 * error, 1)}, which is about ${points(low)} to ${points(high)}.`,
  );
});

test("Arjun's charts: every number comes from the raw file", () => {
  const { rows, says } = workedExample('modules/data-collection-management');
  const twice = rows.filter(({ patient }, at) => rows.findIndex((row) => row.patient === patient) < at);
  const charts = rows.filter((row) => !twice.includes(row));
  const impossible = charts.filter(({ systolic }) => Number(systolic) > 260);
  const days = numbers(charts, 'days_to_recheck');
  const early = days.filter((day) => day <= 30).length;
  const empty = charts.length - days.length;
  says(
    `Arjun's raw file has ${rows.length} rows, one too many. Chart \`${twice.map(({ patient }) => patient)}\` was entered twice`,
    `In \`${impossible.map(({ patient }) => patient)}\` the upper value is ${impossible.map(({ systolic }) => systolic)}`,
    `Of the ${charts.length} patients, ${early} (${percent(early, charts.length)}) had a recheck within 30 days and ${days.length - early} had one later. For ${empty} the days are empty: ${count(charts, { missing_reason: 'no later visit' })} had no later visit, but ${count(charts, { missing_reason: 'care moved' })} had moved their care elsewhere`,
    `these ${empty} would look like rechecks on the same day, and the share would rise to ${early + empty} of ${charts.length}, or ${percent(early + empty, charts.length)}.`,
  );
});

test("Wei's pulse: every number comes from the log, which is the one in the code", () => {
  const { rows, says } = workedExample('modules/using-python-notebook-tool');
  for (const row of rows) says(Object.values(row).join(','));
  const total = (time: string, column: string, least = 0) =>
    sum(
      numbers(
        rows.filter((row) => row.time === time && Number(row.seconds) >= least),
        column,
      ),
    );
  const rate = (time: string, least = 0) => ((60 * total(time, 'beats', least)) / total(time, 'seconds', least)).toFixed(1);
  const mornings = (column: string) =>
    numbers(
      rows.filter(({ time }) => time === 'morning'),
      column,
    ).join(' + ');
  says(
    `In the mornings Wei counted ${mornings('beats')} = ${total('morning', 'beats')} beats in ${mornings('seconds')} = ${total('morning', 'seconds')} seconds, and ${total('morning', 'beats')} / ${total('morning', 'seconds')} × 60 is about ${rate('morning')} beats per minute. In the evenings there were ${total('evening', 'beats')} beats in ${total('evening', 'seconds')} seconds, which makes ${rate('evening')}.`,
    `Now the mornings show ${rate('morning', 60)} and the evenings ${rate('evening', 60)}, but the column \`counts\` reveals that the ${rate('morning', 60)} comes from a single morning.`,
  );
  expect(count(rows, { time: 'morning', seconds: '60' })).toBe(1);
});

test("Dayo's test and trial: every number comes from the two files", () => {
  const test = workedExample('modules/reading-clinical-numbers', 'modules/reading-clinical-numbers-test');
  const at = (clinic: string, iron_deficiency: string, finger_test: string) => count(test.rows, { clinic, iron_deficiency, finger_test });
  const cells = (clinic: string) =>
    [at(clinic, 'yes', 'positive'), at(clinic, 'no', 'positive'), at(clinic, 'yes', 'negative'), at(clinic, 'no', 'negative')] as const;
  const [a, b, c, d] = cells('sports clinic');
  test.says(
    `| Test positive | ${a} | ${b} | ${a + b} |`,
    `| Test negative | ${c} | ${d} | ${c + d} |`,
    `Sensitivity is ${a} / ${a + c} = ${percent(a, a + c)}, and specificity is ${d} / ${b + d} = ${percent(d, b + d)}. Because ${percent(a + c, a + b + c + d)} of these runners are deficient, the PPV is ${a} / ${a + b} = ${percent(a, a + b)} and the NPV is ${d} / ${c + d} = ${percent(d, c + d)}.`,
  );
  const [e, f, g, h] = cells('school');
  test.says(
    `1,000 students would give ${e} true and ${f} false positives, so the PPV falls to ${e} / ${e + f} = ${percent(e, e + f)}. The NPV rises to ${h} / ${g + h} = ${percent(h, g + h)}.`,
  );
  const trial = workedExample('modules/reading-clinical-numbers', 'modules/reading-clinical-numbers-trial');
  const share = (schedule: string): Share => [count(trial.rows, { schedule, nausea: 'yes' }), count(trial.rows, { schedule })];
  const [daily, alternate] = [share('daily'), share('alternate')];
  const { difference, low, high, error } = wald(daily, alternate);
  const odds = ([x, n]: Share) => x / (n - x);
  trial.says(
    `Nausea occurred in ${daily[0]} of ${daily[1]} with daily tablets (${percent(...daily)}) and in ${alternate[0]} of ${alternate[1]} on alternate days (${percent(...alternate)}).`,
    `= ${points(difference)} percentage points.`,
    `= ${(alternate[0] / daily[0]).toFixed(2)}, so "40% less" is correct.`,
    `= ${odds(daily).toFixed(2)} and`,
    `= ${odds(alternate).toFixed(2)}, which give an odds ratio of ${(odds(alternate) / odds(daily)).toFixed(2)}.`,
    `NNT: 1 / ${difference.toFixed(2)} = ${(1 / difference).toFixed(1)}, so about ${Math.ceil(1 / difference)} people`,
    `= ${error.toFixed(4)}, and 1.96 × ${error.toFixed(4)} = ${(1.96 * error).toFixed(3)}. The interval runs from ${points(low, 1)} to ${points(high, 1)} percentage points, so the NNT may be anything from ${Math.ceil(1 / high)} to ${Math.round(1 / low)}.`,
    `${points(difference)} fewer had nausea in eight weeks (95% CI ${points(low)} to ${points(high)})`,
  );
});

test("Elif's charts: every number comes from the 60 rows", () => {
  const { rows, says } = workedExample('modules/case-reports-and-chart-reviews');
  const measured: Share = [count(rows, { vitamin_c_measured: 'yes' }), rows.length];
  const { low, high } = wilson(measured);
  const kinds = (...columns: readonly string[]) => {
    const sizes = new Map<string, number>();
    for (const row of rows) {
      const kind = columns.map((column) => row[column]).join();
      sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
    }
    return [...sizes.values()];
  };
  const alone = (...columns: readonly string[]) => kinds(...columns).filter((size) => size === 1).length;
  says(
    `All ${rows.length} charts that fit are included. Vitamin C was measured in ${measured[0]} of them (${percent(...measured)}, 95% confidence interval ${points(low)} to ${points(high)} by Wilson's method).`,
    `With age in years, sex and job, ${alone('age_years', 'sex', 'job')} of ${rows.length} are. Without the job, ${alone('age_years', 'sex')} still are`,
    `With three age groups and sex, none are, and because the smallest group has ${Math.min(...kinds('age_group', 'sex'))} people`,
  );
  expect(alone('age_group', 'sex')).toBe(0);
});

test("Newcombe's interval is that of his paper (Statistics in Medicine 1998, 56/70 against 48/80: 0.0524 to 0.3339)", () => {
  const { low, high } = newcombe([56, 70], [48, 80]);
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.0524', '0.3339']);
});
