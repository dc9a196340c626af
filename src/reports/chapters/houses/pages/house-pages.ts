/** The twelve houses of an adult, one on a page; a child has them in one chapter. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import { HOUSES, writeChildHouses } from '#src/reports/chapters/houses/child-houses.ts';
import { writeCountedChildHouses, writeCountedHouse } from './counted-houses.ts';
import { writePage } from './house-page.ts';

/** The first page has the chapter number and the line in the contents. */
export const housePageChapters: Chapter[] = [
  {
    withTime: (context) => (isChild(context) ? writeChildHouses(context) : writePage(context, 1)),
    withoutTime: (context) =>
      isChild(context) ? writeCountedChildHouses(context) : writeCountedHouse(context, 1),
  },
  ...HOUSES.slice(1).map((house): Chapter => ({
    isNumbered: false,
    withTime: (context) => (isChild(context) ? null : writePage(context, house)),
    withoutTime: (context) => (isChild(context) ? null : writeCountedHouse(context, house)),
  })),
];
