/** Ten years at a glance: titles, labels and guides of the figure. */
import type { Matter } from '#src/astrology/contract-timing.ts';
import { formatAlternatives, formatList, toNumberWord, toUppercaseFirst } from '#src/reports/content/en/grammar/index.ts';

export const tenYearsHeadings = {
  title: 'Ten years at a glance',
  hindiTitle: 'समय',
  runningTitle: 'Ten years at a glance',
  summary: 'When each matter is favoured, in one drawing',
} as const;

/** `name` begins a sentence, `inSentence` stands within one. */
type LaneTexts = { title: string; name: string; inSentence: string };

export const matterLanes: Record<Matter, LaneTexts> = {
  marriage: { title: 'Marriage', name: 'Marriage', inSentence: 'marriage' },
  workChange: { title: 'Change of work', name: 'A change of work', inSentence: 'a change of work' },
  promotion: { title: 'Promotion', name: 'Promotion', inSentence: 'promotion' },
  property: { title: 'Home, property', name: 'A home of your own', inSentence: 'a home of your own' },
  abroad: { title: 'Going abroad', name: 'A stay abroad', inSentence: 'a stay abroad' },
  children: { title: 'Children', name: 'A child', inSentence: 'having a child' },
  study: { title: 'Study', name: 'Study', inSentence: 'study' },
  money: { title: 'Money', name: 'Better income', inSentence: 'better income' },
  health: { title: 'Health care', name: 'Care of health', inSentence: 'care of health' },
};

/** For children and for readers of sixty or more. */
export const journeysLane: LaneTexts = {
  title: 'Journeys',
  name: 'A long journey',
  inSentence: 'a long journey',
};

/** For readers from fifty-five to sixty. */
export const houseLane: LaneTexts = {
  title: 'Home, property',
  name: 'Buying a house or land',
  inSentence: 'buying a house or land',
};

/** For readers of sixty or more. */
export const changeAtHomeLane: LaneTexts = {
  title: 'Home, property',
  name: 'A change at home, such as a move or a repair,',
  inSentence: 'a change at home, such as a move or a repair,',
};

/** For readers of the age of a first job. */
export const firstJobLane: LaneTexts = {
  title: 'First job',
  name: 'A first or better job',
  inSentence: 'a first or better job',
};

/** For a time for a child before the first good time for marriage. */
export const childOfMarried = {
  name: 'A child, for a married reader,',
  inSentence: 'having a child if you are married',
} as const;

/** For readers of an age at which most are married. */
export const partnershipLane: LaneTexts = {
  title: 'Partnership',
  name: 'Partnership',
  inSentence: 'marriage and partnership',
};

export const laneNotes = {
  houses: (ordinals: readonly string[]) => (ordinals.length > 1 ? ordinals.join(', ') : `${ordinals[0]} house`),
  housesFromMoon: (ordinals: readonly string[]) => `${ordinals.join(', ')} from Moon`,
} as const;

export const bandTexts = {
  oneMaha: (lord: string) => `${lord} dasha`,
  severalMahas: 'Antardashas',
  mahas: 'Mahadashas',
  uncertain: (lords: readonly string[]) => formatAlternatives(lords),
  uncertainShort: (lords: readonly string[]) => lords.join('/'),
  inHouse: 'in your house',
  inSignFromMoon: 'sign from Moon',
  today: 'today',
} as const;

export const timingLegend = { 3: 'Best', 2: 'Good', 1: 'Fair', care: 'Take more care' } as const;

export const tenYearsLead = {
  now: (name: string, until: string) => `${name} is favoured now, until ${until}.`,
  first: (name: string, months: string) => `The first good time for ${name} is ${months}.`,
  next: (name: string, months: string) => `For ${name} it is ${months}.`,
  same: (name: string) => `The same months are good for ${name}.`,
  /** the same for the other Moon sign of the birth day */
  sameOfOther: (name: string) => `These months are also good for ${name}.`,
  /** for the main matter of the report, without a good or best time */
  onlyFair: (name: string, months: string) => `For ${name} these ten years have fair months only, first ${months}.`,
  noMonths: (name: string) => `For ${name} no months of these ten years stand out, so steady effort counts more than dates.`,
  /** before the others, for readers above the age of the times for marriage */
  together: 'This page shows what two people, or one, can plan in these years: the home, journeys and care of health.',
  /** @param chapter the title of the chapter on partnership */
  closeness: (chapter: string) => `The chapter “${chapter}” has the good times for the two of you.`,
  noneAtAll:
    'No months of these ten years stand out for the matters of this page. They are possible at any time, so steady effort counts more than dates.',
  none: 'These ten years have fair months and no strong ones. Steady effort counts for more than dates.',
} as const;

export const tenYearsCaptions = {
  matters: (count: number, from: number, to: number) =>
    `${toUppercaseFirst(toNumberWord(count))} ${count === 1 ? 'matter' : 'matters'} from ${from} to ${to}. The taller the bar, the stronger the time.`,
  subPeriods: (lords: readonly string[]) =>
    `Above: the antardashas within ${formatList(lords)}; a narrow one shows two letters.`,
  transits: 'Below: the house from your lagna that Jupiter and Saturn pass through.',
  mahasFromMoon: (sign: string) =>
    `Above: the mahadashas, striped where the hour of birth decides between several. All houses are counted from your Moon in ${sign}.`,
} as const;

type Guide = { title: string; text: string };

export const tenYearsGuides = {
  height: {
    title: 'Height is the grade',
    text: 'Best: the antardasha, Jupiter and Saturn agree. Good: most of them agree. Fair: some do. No bar means an ordinary time, not a bad one.',
  },
  heightWithoutTime: {
    title: 'Height is the grade',
    text: 'Good: the mahadasha and both transits agree. Fair: one side does. Without a birth time nothing can be called best.',
  },
  across: {
    title: 'Read one line across',
    text: 'Choose your matter and find its tallest bar after today. Plan the big step inside it, and prepare in the bars before.',
  },
  /** no matter has a bar */
  noBars: {
    title: 'Rows without a bar',
    text: 'A bar would show months that the periods and the transits favour together. An empty row is not a bad sign: choose your own time, and prepare with care.',
  },
  child: {
    title: 'For these years',
    text: 'Study, care of health and family journeys are drawn. Other matters belong to adult life.',
  },
  care: {
    title: 'Health care is different',
    text: 'Its striped bars say when to rest more and see the doctor on time. They predict nothing.',
  },
  transits: {
    title: 'The two lowest bands',
    text: 'Jupiter stays about a year in a sign, Saturn about two and a half. Both turn back at times, so a number can return.',
  },
} as const satisfies Record<string, Guide>;

/** The figure in words, for readers who do not see it. */
export const figureTexts = {
  opening: (from: number, to: number) => `Windows of time from ${from} to ${to}.`,
  lane: (title: string, windows: readonly string[]) =>
    `${title}: ${windows.length > 0 ? windows.join('; ') : 'no windows'}.`,
  window: (label: string, months: string) => `${label} ${months}`,
} as const;
