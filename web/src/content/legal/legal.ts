/** A policy of the coaching practice, as its page sets it. */
export type LegalSection = {
  /** the anchor in the table of contents */
  id: string;
  title: string;
  blocks: readonly (string | { list: readonly string[] })[];
};

export type LegalText = {
  title: string;
  /** for search results: one sentence, at most 155 characters */
  description: string;
  /** the first paragraph, set large */
  lead: string;
  /** what this policy promises, in the fixed words of the business */
  inShort: readonly string[];
  sections: readonly LegalSection[];
};
