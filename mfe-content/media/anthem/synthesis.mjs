// Four voices made of sines. Sound is a number between about -1 and 1 for each sample.

const hertz = (note) => 440 * 2 ** ((note - 69) / 12);
const ease = (share) => {
  const at = Math.min(1, Math.max(0, share));
  return at * at * (3 - 2 * at);
};
const sine = (cycles) => Math.sin(2 * Math.PI * cycles);

/** What a voice sounds like `t` seconds after it began, at `f` hertz, held for `held` seconds. */
const VOICES = {
  organ: (t, f, held) => {
    const sway = 0.0011 * sine(5 * t) * ease((t - 0.25) / 0.4);
    const phase = f * t + sway * f * 0.2;
    return (
      ease(t / 0.05) * ease((held - t) / 0.09) * (sine(phase) + 0.34 * sine(2 * phase) + 0.12 * sine(3 * phase) + 0.05 * sine(4 * phase))
    );
  },
  pluck: (t, f, held) =>
    ease(t / 0.008) *
    ease((held - t) / 0.2) *
    Math.exp(-3.4 * t) *
    (sine(f * t) + 0.4 * sine(2 * f * t) * Math.exp(-4 * t) + 0.15 * sine(3 * f * t) * Math.exp(-7 * t)),
  bass: (t, f, held) => ease(t / 0.02) * ease((held - t) / 0.15) * Math.exp(-0.9 * t) * (sine(f * t) + 0.3 * sine(2 * f * t)),
  bell: (t, f, held) =>
    ease(t / 0.01) * ease((held - t) / 0.5) * Math.exp(-1.8 * t) * (sine(f * t) + 0.3 * sine(2.01 * f * t) * Math.exp(-3 * t)),
};

/** The sum of all notes, faded out over the last second and a half. */
export function render({ rate, seconds, notes }) {
  const sound = new Float64Array(Math.round(rate * seconds));
  for (const { voice, note, start, seconds: held, level } of notes) {
    const play = VOICES[voice];
    const first = Math.round(start * rate);
    const last = Math.min(sound.length, Math.round((start + held) * rate));
    for (let index = first; index < last; index += 1) sound[index] += level * play((index - first) / rate, hertz(note), held);
  }
  return sound.map((value, index) => value * ease((seconds - index / rate) / 1.5));
}
