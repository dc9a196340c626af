/** An article of /blogs: written by hand, one file each, loaded when it is read. */
export type Block =
  | string
  | { list: readonly string[] }
  | { quote: string; from: string }
  | { heading: string }
  | FigureBlock
  /** a term and what it means, in place */
  | { terms: readonly (readonly [term: string, meaning: string])[] };

/** wheel, chart: the sample birth. empty-chart: the diamond with its houses numbered. */
export type Figure = 'wheel' | 'chart' | 'empty-chart' | 'from-the-moon' | 'rising-times' | 'birth-hour';

/** a drawing made from computed data */
export type FigureBlock = { figure: Figure; caption: string };

export type Section = { title: string; blocks: readonly Block[] };

export type Article = {
  /** the address: /blogs/{slug} */
  slug: string;
  title: string;
  /** for search results and cards: one sentence, at most 155 characters */
  description: string;
  /** YYYY-MM-DD */
  published: string;
  /** reading time */
  minutes: number;
  /** the first paragraph, set large */
  lead: string;
  sections: readonly Section[];
  /** what it rests on: book and chapter, or where to read on */
  sources: readonly string[];
};
