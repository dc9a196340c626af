/** Pages that answer a reader's questions: when, whom, yes or no, and what each period, month and house brings. */
import type { Graha } from '#src/astrology/contract-names.ts';
import type { Grade } from '#src/astrology/contract-timing.ts';
import type { Authenticity, Figure, PageBase, Row, Statement, Table } from './contract-parts.ts';

/** A window of time as printed: "Best", "Feb to Jun 2027", "Meet families and decide." Grade 0 is an ordinary time. */
export type GradedWindow = { grade: Grade; label: string; when: string; advice: string };

/** `answer.text` is one line of about 45 letters; two lines fit. */
export type Answer = {
  question: string;
  answer: Statement;
  detail?: string;
  windows?: GradedWindow[];
  /** dated steps without a grade */
  steps?: AnswerStep[];
  /** what differs if the Moon was in the other sign of the birth day */
  other?: { text: string; windows?: GradedWindow[]; steps?: AnswerStep[] };
};

export type AnswerStep = { when: string; text: string };

/** The first page of a paid report. `note` is printed below the answers. */
export type AnswersPage = PageBase & { kind: 'answers'; answers: Answer[]; note: string };

/** One line of text about one part of life, with its own reason. */
export type LifeRow = { label: string; text: string; because: string };

/** Ten years of graded windows in one figure. */
export type TimingPage = PageBase & {
  kind: 'timing';
  lead: string;
  chart: TimingChart;
  caption: string;
  guide: { title: string; text: string }[];
  table?: Table;
};

/** `from`, `to` and `now` are ISO instants everywhere. */
export type TimingChart = {
  from: string;
  to: string;
  now: string;
  todayLabel: string;
  /** the content of the figure in words, for readers who do not see it */
  description: string;
  periods: { title: string; spans: TimingPeriod[] };
  lanes: TimingLane[];
  /** below the lanes: transits, or the periods of a second person */
  lowerBands: { title: string; note: string; spans: BandSpan[] }[];
  legend: { grade: Exclude<Grade, 0>; tone: TimingLane['tone']; label: string }[];
};

/** `isUncertain`: the period depends on the unknown birth time. `shortLabel` is printed if the label does not fit. */
export type TimingPeriod = {
  from: string;
  to: string;
  label: string;
  shortLabel: string;
  isCurrent: boolean;
  isUncertain: boolean;
};

/** A part of a band: a stay in transit needs no more than the first three. */
export type BandSpan = Pick<TimingPeriod, 'from' | 'to' | 'label'> & Partial<TimingPeriod>;

/** `care`: a high grade asks for more care, so its windows are striped. */
export type TimingLane = {
  title: string;
  note: string;
  tone: 'favourable' | 'care';
  /** the short label, without a year that the axis shows, is printed if the label does not fit */
  windows: { grade: Exclude<Grade, 0>; from: string; to: string; label: string; shortLabel: string }[];
};

export type SubPeriodsPage = PageBase & { kind: 'subPeriods'; lead?: string; periods: SubPeriod[] };

export type SubPeriod = {
  id: string;
  /** "Saturn in Rahu" */
  title: string;
  /** "20 Sep 2026 to 27 Jul 2029" */
  dates: string;
  /** "age 30 to 33" */
  ages: string;
  headline: Statement;
  /** the pratyantardashas, drawn to scale; `date` is the first month as printed, `shortLabel` is printed if `label` does not fit */
  strip: { from: string; to: string; label: string; shortLabel: string; date: string; isCurrent: boolean }[];
  rows: LifeRow[];
};

export type MonthPage = PageBase & {
  kind: 'month';
  /** "Month 4 of 12" */
  position: string;
  lead: Statement;
  /** Sunday first */
  weekdays: string[];
  /** weekday of the first day: 0 Sunday to 6 Saturday */
  firstWeekday: number;
  /** every day of the month; at most two words each. `good`: a day to use; `light`: a day to keep light, without large tasks */
  days: { day: number; tone: 'good' | 'light' | 'plain'; words: string[] }[];
  purposes: { label: string; days: string; because: string }[];
  rows: LifeRow[];
  statements: Statement[];
};

/** One of the twelve houses: the chart with the house highlighted, its facts, statements with titles, and dates. */
export type HousePage = PageBase & {
  kind: 'house';
  house: number;
  /** without a birth time: from where the houses are counted */
  origin?: 'Moon' | 'Sun';
  /** "House 4 of 12" */
  position: string;
  /** the line of the first page in the contents, for all twelve */
  contentsTitle: string;
  /** without a birth time and with two Moon signs: the one that is drawn */
  drawingNote?: string;
  facts: Row[];
  advice: { title: string; text: string };
  statements: { title: string; statement: Statement }[];
  activations?: { title: string; dates: { date: string; when: string; text: string }[] };
};

/** Questions that a family asks with yes or no. */
export type VerdictsPage = PageBase & {
  kind: 'verdicts';
  verdicts: {
    question: string;
    /** "Yes", "No" or "In part" */
    verdict: string;
    statement: Statement;
    figure?: Figure;
    table?: Table;
    notes: Statement[];
  }[];
};

/** A cell of a dense table; a framed cell is the graha’s own sign. */
export type ReferenceCell = string | { text: string; tone: 'high' | 'low' | 'framed' | 'strong' };
export type ReferenceTable = {
  title: string;
  note?: string;
  /** absent for a list of labels and values */
  head?: string[];
  rows: ReferenceCell[][];
  footnote?: string;
  /** columns, counted from 0, whose figures are right-aligned */
  numericColumns?: number[];
  /** widths of the first columns in mm; the other columns share the rest equally */
  widths?: number[];
  /** the column from which cells are centred */
  centredFrom?: number;
  /** share of the width of its row, 1 by default */
  width?: number;
  /** stands below the table before it, in the same column of the row */
  isBelow?: true;
};

/** The birth chart, or one with other signs; the framed grahas are not where the birth chart has them. */
export type ReferenceChart = {
  title: string;
  caption: string;
  /** the content of the drawing in words, for readers who do not see it */
  description?: string;
  signs?: { lagna: number; grahas: Record<Graha, number> };
  framedGrahas?: Graha[];
  /** of the second person of a report on two people */
  isPartner?: true;
};

/** Tables for an astrologer; each group of tables is one row of the page. */
export type ReferencePage = PageBase & {
  kind: 'reference';
  intro?: string;
  /** two charts side by side, above the tables */
  charts?: ReferenceChart[];
  groups: ReferenceTable[][];
  statements: Statement[];
};

/** A page of a free report: facts of this chart that other reports explain. `url` is a path of the site; delivery adds the origin of the site before printing. */
export type FurtherReadingPage = PageBase & {
  kind: 'furtherReading';
  overline: string;
  lead: string;
  items: { title: string; statement: Statement; houses: number[]; link: { text: string; url: string } }[];
  end: string;
};

/** The last page of a paid report. */
export type ClosingPage = PageBase & {
  kind: 'closing';
  houses: number[];
  /** a Sanskrit verse: in Devanagari, in Latin letters and in English */
  blessing: { devanagari: string; transliteration: string; text: string };
  steps: { title: string; items: { title: string; text: string }[] };
  notes: { title: string; text: string }[];
  authenticity: Authenticity;
};
