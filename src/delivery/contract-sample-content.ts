/** What the site shows of the sample reports. The build takes it from the sample documents, so nothing of it is typed. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';

/** The person of the samples. The chart has no dasha periods: no page of the site shows them. */
export type SamplePerson = {
  name: string;
  /** the other person of the sample of a match */
  partnerName: string;
  /** "4 June 1996" */
  bornOn: string;
  /** "Tuesday 4 June 1996, 2:30 in the afternoon" */
  bornAt: string;
  /** "Kota, Rajasthan" */
  place: string;
  chart: Chart;
};

/** The other person of the sample of a match, in a separate file: only the cover shows this chart. */
export type SamplePartner = { chart: Chart };

/** A statement as it is printed; the first statement of a part has the title of the part. */
export type SampleStatement = Pick<Statement, 'text' | 'because' | 'source' | 'certainty'> & {
  title?: string;
};

export type SampleFigure =
  | { kind: 'chart'; highlightedHouse: number; caption: string }
  | { kind: 'yearChart'; signs: { lagna: number; grahas: Record<Graha, number> }; caption: string }
  | { kind: 'moonWheel'; caption: string }
  | Extract<Figure, { kind: 'grid' | 'timeline' }>;

/** What the site shows of one page of a sample. `chapter` is its title in the chapter list of the catalogue. */
export type SamplePage = {
  chapter: string;
  title: string;
  figure: SampleFigure;
  statements: SampleStatement[];
};

/** The answer to a question of the home page: the first sentence of a statement, and its reason. */
export type SampleTeaser = { statement: string; because: string };

/** One statement as an example; `report` is the name of its report. */
export type SampleExample = SampleStatement & { report: string };
