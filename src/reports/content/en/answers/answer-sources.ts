/** The books behind answers without a time; those with one are in window-answers.ts. */
import { books } from '#src/reports/content/en/common/books.ts';

export const answerSources = {
  manglik: books.muhurtaSamgrahaDarpana,
  partner: `${books.phaladeepika} 10`,
  workFields: `${books.bphs} 21; ${books.phaladeepika} 5`,
  venture: `${books.bphs} 17 and 18`,
  employer: `${books.bphs} 32; ${books.phaladeepika} 5`,
  earning: `${books.bphs} 13 and 32`,
} as const;
