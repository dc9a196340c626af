/** Shown for a report without a description in the catalogue. */
export const defaultDescription =
  'A personal report from your own birth chart: computed first, then written in plain words, with the reason beside every statement.';
