/** 97.5% of a standard normal distribution lie below it. */
const Z = 1.959964;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => sum(values) / values.length;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 ? (sorted[Math.floor(half)] ?? Number.NaN) : mean(sorted.slice(half - 1, half + 1));
}

/** Standard deviation of a sample. */
export function deviation(values: readonly number[]): number {
  const center = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - center) ** 2)) / (values.length - 1));
}

export interface Interval {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** Welch's t-test: the difference of two means with its 95% confidence interval and two-sided p-value. */
export function welch(
  one: readonly number[],
  other: readonly number[],
): Interval & { readonly p: number; readonly t: number; readonly error: number } {
  const [a, b] = [deviation(one) ** 2 / one.length, deviation(other) ** 2 / other.length];
  const freedom = (a + b) ** 2 / (a ** 2 / (one.length - 1) + b ** 2 / (other.length - 1));
  const difference = mean(one) - mean(other);
  const error = Math.sqrt(a + b);
  const t = quantile(0.975, freedom);
  return {
    difference,
    error,
    t,
    low: difference - t * error,
    high: difference + t * error,
    p: 2 * (1 - below(Math.abs(difference) / error, freedom)),
  };
}

/** Wald's interval for a difference between two shares. */
export function wald([x, n]: Share, [y, m]: Share): Interval & { readonly error: number } {
  const [p, q] = [x / n, y / m];
  const error = Math.sqrt((p * (1 - p)) / n + (q * (1 - q)) / m);
  return { difference: p - q, error, low: p - q - Z * error, high: p - q + Z * error };
}

/** A count out of a total. */
export type Share = readonly [number, number];

/** Wilson's limits for a share. */
export function wilson([x, n]: Share): { readonly low: number; readonly high: number } {
  const p = x / n;
  const half = Z * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
  const center = p + Z ** 2 / (2 * n);
  return { low: (center - half) / (1 + Z ** 2 / n), high: (center + half) / (1 + Z ** 2 / n) };
}

/** Newcombe's interval for a difference between two shares. */
export function newcombe(one: Share, other: Share): Interval {
  const [p, q] = [one[0] / one[1], other[0] / other[1]];
  const [first, second] = [wilson(one), wilson(other)];
  return {
    difference: p - q,
    low: p - q - Math.hypot(p - first.low, second.high - q),
    high: p - q + Math.hypot(first.high - p, q - second.low),
  };
}

/** The share of Student's t distribution below `t`. With t = √ν tan θ, its density is a power of the cosine. */
function below(t: number, freedom: number): number {
  const area = (to: number) => simpson((angle) => Math.cos(angle) ** (freedom - 1), to);
  return 0.5 + area(Math.atan(t / Math.sqrt(freedom))) / (2 * area(Math.PI / 2));
}

function quantile(share: number, freedom: number): number {
  let [low, high] = [0, 100];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (below(middle, freedom) < share) low = middle;
    else high = middle;
  }
  return low;
}

/** Simpson's rule from 0. */
function simpson(of: (x: number) => number, to: number): number {
  const steps = 1000;
  const width = to / steps;
  const weights = Array.from({ length: steps + 1 }, (_, index) => (index === 0 || index === steps ? 1 : index % 2 ? 4 : 2));
  return (width / 3) * sum(weights.map((weight, index) => weight * of(index * width)));
}
