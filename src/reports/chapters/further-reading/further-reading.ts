/** Three facts of the chart that the free kundli names and other reports explain. */
import { content } from '#src/reports/content/content.ts';
import { findNextJupiterStay, findNextStrongWindow } from '#src/reports/chapters/closing/next-steps.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { getAgeAt, isChild, RETIREMENT_AGE } from '#src/reports/context/life-stage.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import { hasOneBirthNakshatra, hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type { FactReader } from '#src/reports/facts/derived-facts.ts';
import {
  hasGoodYogas,
  writeJupiterItem,
  writeMoonItem,
  writeNumberItem,
  writeSaturnItem,
  writeStrongHouseItem,
  writeTenthLordItem,
  writeYogasItem,
  type FurtherItem,
} from './further-items.ts';
import { writeWindowItem } from './window-item.ts';

const ITEM_COUNT = 3;

/** The last page of the free kundli. */
export const furtherReadingChapter: Chapter = {
  isNumbered: false,
  write: (context) => ({
    kind: 'furtherReading',
    id: 'further-reading',
    ...content.furtherReading.furtherReadingHeadings,
    ...content.furtherReading.furtherReadingTexts,
    items: listPrinted(context).flatMap((candidate) => candidate.write(context, isPrinted(candidate)) ?? []),
  }),
};

type Candidate = {
  isAvailable: (context: ReportContext) => boolean;
  /** @param isPrinted the reader that decides whether the item is among the three */
  write: (context: ReportContext, isPrinted: FactReader<ReportContext>) => FurtherItem | null;
};

/** Most people are married at this age, and the question is another one. */
const LAST_MARRIAGE_AGE = 45;
/** Younger readers are at school or college: they read when study goes well. */
const FIRST_WORKING_AGE = 18;

const isAdultBelow = (context: ReportContext, age: number): boolean =>
  !isChild(context) && getAgeAt(context, context.now) < age;

const isOfWorkingAge = (context: ReportContext): boolean =>
  isAdultBelow(context, RETIREMENT_AGE) && getAgeAt(context, context.now) >= FIRST_WORKING_AGE;

const hasWorkWindow = (context: ReportContext): boolean =>
  findNextStrongWindow(context, 'workChange') !== undefined;

/** The first three that are available are printed. Marriage and work are for adults of the age for them. */
const CANDIDATES: readonly Candidate[] = [
  {
    isAvailable: (context) =>
      isAdultBelow(context, LAST_MARRIAGE_AGE) && findNextStrongWindow(context, 'marriage') !== undefined,
    write: (context, isPrinted) => writeWindowItem(context, 'marriage', 'love-marriage', isPrinted),
  },
  {
    isAvailable: (context) => isOfWorkingAge(context) && hasWorkWindow(context),
    write: (context, isPrinted) => writeWindowItem(context, 'workChange', 'career-wealth', isPrinted),
  },
  requireBirthTime({
    isAvailable: (context) => isOfWorkingAge(context) && !hasWorkWindow(context),
    write: writeTenthLordItem,
  }),
  {
    isAvailable: (context) =>
      isAdultBelow(context, FIRST_WORKING_AGE) && findNextStrongWindow(context, 'study') !== undefined,
    write: (context, isPrinted) => writeWindowItem(context, 'study', 'career-wealth', isPrinted),
  },
  requireBirthTime({ isAvailable: hasGoodYogas, write: writeYogasItem }),
  {
    isAvailable: (context) => findNextJupiterStay(context) !== undefined && hasOneMoonSign(context),
    write: writeJupiterItem,
  },
  requireBirthTime({ isAvailable: () => true, write: writeStrongHouseItem }),
  { isAvailable: () => true, write: writeNumberItem },
  {
    isAvailable: (context) => !hasOneMoonSign(context) || hasOneBirthNakshatra(context),
    write: writeMoonItem,
  },
  { isAvailable: () => true, write: writeSaturnItem },
];

function requireBirthTime({
  isAvailable,
  write,
}: {
  isAvailable: (context: TimeKnownContext) => boolean;
  write: (context: TimeKnownContext, isPrinted: FactReader<ReportContext>) => FurtherItem | null;
}): Candidate {
  return {
    isAvailable: (context) => context.isTimeKnown && isAvailable(context),
    write: (context, isPrinted) => (context.isTimeKnown ? write(context, isPrinted) : null),
  };
}

const listPrinted = (context: ReportContext): Candidate[] =>
  CANDIDATES.filter(({ isAvailable }) => isAvailable(context)).slice(0, ITEM_COUNT);

const isPrinted =
  (candidate: Candidate): FactReader<ReportContext> =>
  (context) =>
    listPrinted(context).includes(candidate);
