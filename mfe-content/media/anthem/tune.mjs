// "The Bench Is Long", in D major. Its words are in content/team.yaml: one note per syllable, an upbeat before every line.

/** Seconds per quarter note. */
export const BEAT = 0.5;
export const INTRO_BARS = 1;

const [A3, CS4, D4, E4, FS4, G4, A4, B4, CS5, D5] = [57, 61, 62, 64, 66, 67, 69, 71, 73, 74];

/** [MIDI note, quarter notes]; four couplets of eight and six syllables. */
export const MELODY = [
  // One ques-tion is e-nough to start, / one ta-ble and one light.
  ...[A3, D4, FS4, E4, D4, E4, FS4, A4, A4, B4, A4, FS4, E4].map((note) => [note, 1]),
  [FS4, 3],
  // We read, we count, we write it down, / we check if we were right.
  ...[A3, D4, FS4, E4, D4, E4, FS4, A4, FS4, G4, FS4, E4, CS4].map((note) => [note, 1]),
  [D4, 3],
  // So o-pen ev-ery door you find / and hold it for the rest;
  ...[A4, B4, B4, A4, B4, D5, CS5, A4, A4, B4, A4, FS4, D4].map((note) => [note, 1]),
  [E4, 3],
  // the bench is long, the book is wide, / and ev-ery-one's a guest.
  ...[A3, D4, FS4, E4, D4, E4, FS4, A4, A4, B4, G4, FS4, E4].map((note) => [note, 1]),
  [D4, 5],
];

const D = { bass: 38, notes: [50, 57, 62, 66] };
const G = { bass: 43, notes: [55, 59, 62, 67] };
const A = { bass: 45, notes: [52, 57, 61, 64] };
const E_MINOR = { bass: 40, notes: [52, 55, 59, 64] };

/** One chord per bar, four bars per couplet, and a last one to end on. */
export const CHORDS = [D, A, G, D, D, A, E_MINOR, D, G, D, G, A, D, A, G, D, D];
