/** The middle value; of an even number of values the lower of the two in the middle. Empty places are left out. */
export function median(values) {
  const known = values.filter((value) => typeof value === 'number' && Number.isFinite(value)).sort((a, b) => a - b);
  return known.length === 0 ? undefined : known[Math.floor((known.length - 1) / 2)];
}

/** The median of what two contenders make of each other in the same round: both saw the same minute of the machine. */
export function paired(rounds, one, other, key, combine = (a, b) => a / b) {
  return median(rounds.map((round) => combine(round[one][key], round[other][key])));
}
