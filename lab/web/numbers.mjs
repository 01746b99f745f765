/** The median; for an even number of values, the lower of the two in the middle. Missing values are left out. */
export function median(values) {
  const known = values.filter((value) => typeof value === 'number' && Number.isFinite(value)).sort((a, b) => a - b);
  return known.length === 0 ? undefined : known[Math.floor((known.length - 1) / 2)];
}

/** The median of the ratios (or differences) of two contenders in the same round, in which both saw the same state of the machine. */
export function paired(rounds, one, other, key, combine = (a, b) => a / b) {
  return median(rounds.map((round) => combine(round[one][key], round[other][key])));
}
