import { deviation, mean, median, welch } from '../../testing/statistics.ts';
import { numbers, workedExample } from '../../testing/worked-example.ts';

const fixed = (value: number, digits = 1) => value.toFixed(digits).replace('-', '−');

test("Hana's two routes: every number comes from her sixteen mornings", () => {
  const { rows, says } = workedExample('modules/data-analysis-fundamentals');
  const minutes = (route: string, table = rows) =>
    numbers(
      table.filter((row) => row.route === route),
      'minutes',
    );
  const [park, road] = [minutes('park'), minutes('road')];
  says(`Park: ${park.join(', ')}`, `Road: ${road.join(', ')}`);
  says(
    `The park has a mean of ${fixed(mean(park))}, a median of ${median(park)} and a standard deviation of ${fixed(deviation(park))}, whereas the road has ${fixed(mean(road))}, ${median(road)} and ${fixed(deviation(road))}.`,
    `Judged by the means, the road saves ${mean(park) - mean(road)} minutes; judged by the medians, ${median(park) - median(road)}.`,
  );
  const all = welch(park, road);
  says(
    `software finds t, which is ${fixed(all.t, 2)} here. The square root is ${fixed(all.error, 2)}, so she gets ${fixed(all.difference)} minutes with a 95% confidence interval from about ${fixed(all.low, 0)} to ${fixed(all.high, 0)}.`,
    `Welch's t-test gives p = ${fixed(all.p, 2)}.`,
    `in about ${fixed(100 * all.p, 0)} of 100 such experiments`,
  );
  const open = welch(
    park,
    minutes(
      'road',
      rows.filter(({ note }) => note === ''),
    ),
  );
  says(
    `Without that morning, the difference is ${fixed(open.difference)} minutes (about ${fixed(open.low, 0)} to ${fixed(open.high, 0)}).`,
    `"Over ${rows.length} mornings with randomly drawn routes, the road took ${fixed(all.difference)} minutes less on average than the park (95% CI about ${fixed(all.low, 0)} to ${fixed(all.high, 0)}; Welch's t-test, p = ${fixed(all.p, 2)}). One road trip took ${Math.max(...road)} minutes because of a closed crossing. Without it, the difference was ${fixed(open.difference)} minutes (about ${fixed(open.low, 0)} to ${fixed(open.high, 0)})."`,
    `its slowest morning was ${Math.max(...park)} minutes`,
  );
});
