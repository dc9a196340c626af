/** Three facts of the chart that the free kundli names and other reports explain. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { getAgeAt, isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
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
    items: listItems(context).slice(0, ITEM_COUNT),
  }),
};

/** The first three are printed. Marriage and work are for adults of the age for them. */
function listItems(context: ReportContext): FurtherItem[] {
  const items = [
    ...(isChild(context) ? [] : [writeMarriageItem(context), writeWorkItem(context)]),
    ...(context.isTimeKnown ? [writeYogasItem(context)] : []),
    writeJupiterItem(context),
    ...(context.isTimeKnown ? [writeStrongHouseItem(context)] : []),
    writeNumberItem(context),
    writeMoonItem(context),
    writeSaturnItem(context),
  ];
  return items.filter((item) => item !== null);
}

/** Most people are married at this age, and the question is another one. */
const LAST_MARRIAGE_AGE = 45;
const LAST_WORKING_AGE = 60;

const writeMarriageItem = (context: ReportContext): FurtherItem | null =>
  getAgeAt(context, context.now) < LAST_MARRIAGE_AGE
    ? writeWindowItem(context, 'marriage', 'love-marriage')
    : null;

function writeWorkItem(context: ReportContext): FurtherItem | null {
  if (getAgeAt(context, context.now) >= LAST_WORKING_AGE) return null;
  return (
    writeWindowItem(context, 'workChange', 'career-wealth') ??
    (context.isTimeKnown ? writeTenthLordItem(context) : null)
  );
}
