import { isList, isMap, type Json, type JsonMap } from './operations.ts';

/** One key of the browser's storage: what its document must look like as a whole, and which parts are understood. */
export interface Section<View> {
  /** A contract that never changes (3-decisions.md, "Browser-kept data"). */
  readonly key: string;
  /** What is shown before anything is stored, on the server, and at hydration. */
  readonly empty: View;
  /** Whether the document as a whole has the right shape. Parts that are not understood are ignored. */
  fits(document: Json): boolean;
  /** What is understood in a document with the right shape. */
  view(document: Json): View;
}

/** Options chosen under "Check Yourself": for each text by its key, the letter of the option by the id of the item. */
export type TextAnswers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the toolkit of the ethical-AI module stores (2-content-pages.md section 3). */
export interface EthicalAiProgress {
  /** Question number to 0-based option. */
  readonly decisionAnswers: Readonly<Record<string, number>>;
  /** Question number to 0-based option. */
  readonly quizAnswers: Readonly<Record<string, number>>;
  /** Indexes of the checked items. */
  readonly checklist: readonly number[];
  readonly completed: boolean;
  /** 0 to 100. */
  readonly percentComplete: number;
  readonly dark: boolean;
}

/** Where a visitor last read in a course. */
export interface ReadingPlace {
  /** Path of the text's page. */
  readonly address: string;
  /** Id of the section within it. */
  readonly section: string;
  /** Day of the reading, YYYY-MM-DD, in the visitor's time zone. */
  readonly day: string;
}

/** Courses that are read from beginning to end, each with its own place. */
export type Course = 'curriculum' | 'path' | 'ethical-ai';
/** All courses. */
export const COURSES: readonly Course[] = ['curriculum', 'path', 'ethical-ai'];

/** The visitor's preferences for the whole site. */
export interface Settings {
  readonly theme?: 'light' | 'dark' | 'system';
  /** Id of the curriculum module that was opened last, for "Continue where you left off". */
  readonly lastModule?: number;
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTheme = (value: unknown): value is NonNullable<Settings['theme']> => value === 'light' || value === 'dark' || value === 'system';

const idsOf = (value: unknown): readonly number[] => (isList(value) ? [...new Set(value.filter(isId))] : []);
const entriesOf = <Value extends Json>(value: unknown, understood: (entry: unknown) => entry is Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(isMap(value) ? value : {}).filter((entry): entry is [string, Value] => understood(entry[1])));

/** Answers of one text: id of an item to the letter of an option. */
const answersOf = (value: unknown): Readonly<Record<string, string>> => entriesOf(value, isText);

/** An address on this site and nothing else, because it becomes a link. */
const isAddress = (value: unknown): value is string => isText(value) && /^\/[\w-]+(\/[\w-]+)*$/.test(value);

const placeOf = (value: unknown): ReadingPlace | undefined => {
  const { address, section, day } = isMap(value) ? value : {};
  return isAddress(address) && isText(section) && isText(day) && /^\d{4}-\d\d-\d\d$/.test(day) ? { address, section, day } : undefined;
};

/** Ids of sets and addresses of pages: both become parts of addresses that are requested. */
const isOfflineId = (value: unknown): value is string => isText(value) && (isAddress(value) || /^[a-z]+(-[a-z]+)*$/.test(value));

const idList = (key: string): Section<readonly number[]> => ({ key, empty: [], fits: isList, view: idsOf });
const map = <View>(key: string, view: (document: JsonMap) => View): Section<View> => ({
  key,
  empty: view({}),
  fits: isMap,
  view: (document) => view(isMap(document) ? document : {}),
});

/** Everything that the browser stores, one section per key. */
export const sections = {
  completed: idList('portal.curriculum.completed'),
  bookmarked: idList('portal.curriculum.bookmarked'),
  researchPath: idList('portal.research-path.completed'),
  notes: map('portal.curriculum.notes', (document) => entriesOf(document, isText)),
  answers: map(
    'portal.curriculum.answers',
    (document): TextAnswers =>
      Object.fromEntries(Object.entries(document).flatMap(([text, items]) => (isMap(items) ? [[text, answersOf(items)]] : []))),
  ),
  ethicalAiCompleted: {
    key: 'portal.ethical-ai.completed',
    empty: false,
    fits: (document) => typeof document === 'boolean',
    view: (document) => document === true,
  } satisfies Section<boolean> as Section<boolean>,
  ethicalAiProgress: map(
    'portal.ethical-ai.progress',
    ({ decisionAnswers, quizAnswers, checklist, completed, percentComplete, dark }): EthicalAiProgress => ({
      decisionAnswers: entriesOf(decisionAnswers, isId),
      quizAnswers: entriesOf(quizAnswers, isId),
      checklist: idsOf(checklist),
      completed: completed === true,
      percentComplete: typeof percentComplete === 'number' ? percentComplete : 0,
      dark: dark === true,
    }),
  ),
  readingPlaces: map(
    'portal.reading.place',
    (document): Readonly<Partial<Record<Course, ReadingPlace>>> =>
      Object.fromEntries(COURSES.flatMap((course) => (placeOf(document[course]) ? [[course, placeOf(document[course])]] : []))),
  ),
  offline: {
    key: 'portal.offline',
    empty: [],
    fits: isList,
    view: (document) => (isList(document) ? [...new Set(document.filter(isOfflineId))] : []),
  } satisfies Section<readonly string[]> as Section<readonly string[]>,
  settings: map(
    'portal.settings',
    ({ theme, lastModule }): Settings => ({ ...(isTheme(theme) && { theme }), ...(isId(lastModule) && { lastModule }) }),
  ),
};

/** Name of a section within this package. */
export type SectionName = keyof typeof sections;
/** What is understood in each section. */
export type Views = { readonly [Name in SectionName]: (typeof sections)[Name]['empty'] };
/** The names of all sections. */
export const sectionNames = Object.keys(sections) as readonly SectionName[];
