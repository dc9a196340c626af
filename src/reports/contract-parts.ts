/** What several kinds of pages consist of. */

/**
 * The mark of a statement: how far the birth time may differ before its facts change. Rows of tables and remedies have none.
 * `note` is printed: "firm" for `stable`, "depends on the time: …" for `minute-sensitive`, "close call: …" for `borderline`.
 */
export type Certainty = { level: 'stable' | 'minute-sensitive' | 'borderline'; note: string };

/** A text, its reason and its certainty. */
export type Statement = {
  text: string;
  /** follows the word "because" and ends with a full stop: "Virgo is an earth sign ruled by Mercury." */
  because: string;
  /** the classical source: "Brihat Parashara Hora Shastra 24" */
  source?: string;
  certainty?: Certainty;
  /**
   * The facts by which the statement was chosen, each as "key=value": "Saturn.house=7", "lord.10=Mercury",
   * "Moon.aspects.10=true". The keys are defined in src/reports/facts/facts.ts. Never printed: tests and the choice of
   * sample statements use them. Absent from general statements.
   */
  facts?: string[];
};

/**
 * How to check that the copy is authentic. `code`: a hash of the document in lower-case hex, printed in groups of eight.
 * `link`: the URL printed as `where`.
 */
export type Authenticity = { title: string; text: string; where: string; link?: string; code?: string };

export type Row = { label: string; value: string; note?: string };

export type PageBase = {
  /** the anchor that the table of contents links to */
  id: string;
  /** null on pages without one, such as the contents */
  chapterNumber: number | null;
  title: string;
  /** never printed: the title without the person's sign or star, for the chapter list of the site; absent if `title` names none */
  generalTitle?: string;
  /** in Devanagari script, printed beside the title */
  hindiTitle?: string;
  runningTitle: string;
  /** one line for the table of contents */
  summary: string;
  /** on the first page of a copy for a small child, above the text: whom the copy addresses */
  noteToParents?: string;
};

/**
 * The data of a figure on a table page. `bars`: one bar per house or month, gold from the value `high` on, an
 * outline below `low`, with a line for the average; `targetBars`: one bar per graha with a mark for its target;
 * `grid`: a square of nine digits; `timeline`: spans on one line from birth to old age; `lanes`: one line per
 * graha, divided into the signs it crosses.
 */
export type Figure = { title?: string; caption: string } & (
  | {
      kind: 'bars';
      /** what a bar shows, a house by default */
      axis?: string;
      bars: { label: string; note: string; value: number }[];
      average: number;
      high: number;
      low: number;
    }
  | {
      kind: 'targetBars';
      /** the value and the required value, in the same unit */
      bars: { label: string; value: number; needed: number }[];
    }
  | {
      kind: 'grid';
      /** three rows of three digits with their counts, some with a word below; `rows` are named at the right, `columns` below */
      cells: { digit: number; count: number; note?: string }[][];
      rows: string[];
      columns: string[];
    }
  | {
      kind: 'timeline';
      /** ISO instants; `tone` is the phase: pale for rising, gold for peak, grey for setting */
      from: string;
      to: string;
      now: string;
      spans: { from: string; to: string; tone: 'pale' | 'gold' | 'grey' }[];
      labels: { from: string; to: string; title: string; note: string }[];
    }
  | {
      kind: 'lanes';
      from: string;
      to: string;
      /** `shortLabel` is printed if the span is too narrow for `label`; `isTinted` fills the span */
      lanes: {
        label: string;
        spans: {
          from: string;
          to: string;
          label: string;
          shortLabel: string;
          note: string;
          isTinted: boolean;
        }[];
      }[];
    }
);

/** A row of one cell is a heading for the rows below it. */
export type Table = { caption: string; head: string[]; rows: string[][] };
