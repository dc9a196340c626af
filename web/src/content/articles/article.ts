/** An article of /blogs. Each article is one file, which is loaded when the article is opened. */
export type Block =
  | string
  | { list: readonly string[] }
  | { quote: string; from: string }
  | { heading: string }
  | FigureBlock
  /** terms with their meaning */
  | { terms: readonly (readonly [term: string, meaning: string])[] };

/** `wheel` and `chart` show the sample birth; `empty-chart` and `from-the-moon` only the numbered houses. */
export type Figure = 'wheel' | 'chart' | 'empty-chart' | 'from-the-moon' | 'rising-times' | 'birth-hour';

/** A drawing from computed data, with its caption. */
export type FigureBlock = { figure: Figure; caption: string };

export type Section = { title: string; blocks: readonly Block[] };

export type Article = {
  /** the path is /blogs/{slug} */
  slug: string;
  title: string;
  /** for search results and cards: one sentence, at most 155 characters */
  description: string;
  /** YYYY-MM-DD */
  published: string;
  /** the reading time */
  minutes: number;
  /** the first paragraph, in larger type */
  lead: string;
  sections: readonly Section[];
  /** a page of ours that computes what the article explains */
  page?: { to: string; text: string };
  /** book and chapter of the rules, or further reading */
  sources: readonly string[];
};
