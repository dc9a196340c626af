/** The closing page of every report but the free kundli: a blessing, the next steps, where to ask, and the verification code. */
import { content } from '#src/reports/content/content.ts';
import { writeAuthenticity } from '#src/reports/chapters/common/authenticity.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ProductKey, ReportContext } from '#src/reports/context/report-context.ts';
import { listNextSteps, type NextStep } from './next-steps.ts';

export const createClosingChapter = (listSteps: (context: ReportContext) => NextStep[]): Chapter => ({
  isNumbered: false,
  write: (context) => ({
    kind: 'closing',
    id: 'closing',
    ...content.closing.closingHeadings,
    houses: context.isTimeKnown ? [HOUSES[context.product] ?? 1] : [],
    blessing: content.closing.blessings[BLESSINGS[context.product] ?? 'allHappy'],
    steps: { title: content.closing.stepsTitle, items: listSteps(context) },
    notes: [
      {
        title: content.closing.closingNotes.ask.title,
        text: content.closing.closingNotes.ask.text(context.order.id),
      },
      content.closing.closingNotes.remember,
    ],
    authenticity: writeAuthenticity(context),
  }),
});

export const closingChapter = createClosingChapter(listNextSteps);

/** The house of the matter of a report; the lagna by default. */
const HOUSES: Partial<Record<ProductKey, number>> = {
  'love-marriage': 7,
  'match-report': 7,
  'career-wealth': 10,
};

const BLESSINGS: Partial<Record<ProductKey, keyof typeof content.closing.blessings>> = {
  'love-marriage': 'together',
  'match-report': 'together',
  'career-wealth': 'prosperity',
  'year-ahead': 'goodToSee',
  'life-blueprint': 'light',
  'numerology-profile': 'allWorlds',
};
