/** An article of /blogs: written by hand, one file each, loaded when it is read. */
export type Block =
  | string
  | { list: readonly string[] }
  | { quote: string; from: string }
  | { heading: string }
  /** a term and what it means, in place */
  | { terms: readonly (readonly [term: string, meaning: string])[] };

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
