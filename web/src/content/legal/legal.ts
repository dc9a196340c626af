/** The text of a policy of the coaching practice. */
export type LegalSection = {
  /** the anchor for the table of contents */
  id: string;
  title: string;
  blocks: readonly (string | { list: readonly string[] })[];
};

export type LegalText = {
  title: string;
  /** for search results: one sentence, at most 155 characters */
  description: string;
  /** the first paragraph, in larger type */
  lead: string;
  /** the commitments of the policy in the words of the specification */
  keyPoints: readonly string[];
  sections: readonly LegalSection[];
};
