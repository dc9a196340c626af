/** Titles and general lines of the pages that answer questions. */
export const answerHeadings = {
  answers: {
    title: 'Your answers',
    hindiTitle: 'उत्तर',
    runningTitle: 'Your answers',
    summary: 'Your questions, each with one answer, its reason and its mark',
  },
} as const;

/** Below the answers. */
export const answersNote =
  'The answers follow the rules of the old books. They are tradition, not science: no study has shown that they come true. Use them beside your own judgement.';

/** Printed before the note where a reason names a period of the dasha. */
export const periodNote = {
  pattern: /antardasha|mahadasha/i,
  explained: /great period|sub-period/,
  text: 'A mahadasha is a great period of years, and an antardasha is a sub-period within it.',
} as const;

/** Printed before the note of a report without a birth time. */
export const answersNoteWithoutTime =
  'Without a birth time the houses are counted from the Moon, and questions that need the lagna are left out.';
