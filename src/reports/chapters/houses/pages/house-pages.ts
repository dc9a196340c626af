/** The twelve houses of an adult, one on a page; a child has them in one chapter. */
import { content } from '#src/reports/content/content.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { HousePage } from '#src/reports/contract-answers.ts';
import { isLordWellPlaced } from '#src/reports/chapters/houses/house-occupants.ts';
import { HOUSES, writeChildHouses } from '#src/reports/chapters/houses/child-houses.ts';
import { listActiveDates } from './house-dates.ts';
import { listHouseFacts } from './house-facts.ts';
import { writeKarakaStatement, writeLordStatement, writeOccupantStatement } from './house-statements.ts';

/** The first page has the chapter number and the line in the contents. */
export const housePageChapters: Chapter[] = [
  {
    withTime: (context) => (isChild(context) ? writeChildHouses(context) : writePage(context, 1)),
  },
  ...HOUSES.slice(1).map((house): Chapter => ({
    isNumbered: false,
    withTime: (context) => (isChild(context) ? null : writePage(context, house)),
  })),
];

function writePage(context: TimeKnownContext, house: HouseNumber): Omit<HousePage, 'chapterNumber'> {
  const { contentsTitle, summary, runningTitle, formatPosition, adviceTitle, datesTitle } =
    content.houses.pages.housePageHeading;
  const dates = listActiveDates(context, house);
  return {
    kind: 'house',
    id: `house-${house}`,
    title: content.houses.houseHeadings[house].title,
    hindiTitle: content.houses.pages.housePhrases[house].hindiTitle,
    contentsTitle,
    summary: house === 1 ? summary : content.houses.houseHeadings[house].intro,
    runningTitle,
    house,
    position: formatPosition(house),
    facts: listHouseFacts(context, house),
    advice: {
      title: adviceTitle,
      text: content.houses.pages.houseAdvice[house][isLordWellPlaced(context.chart, house) ? 'well' : 'weak'],
    },
    statements: [
      writeLordStatement(context, house),
      writeOccupantStatement(context, house),
      writeKarakaStatement(context, house),
    ],
    ...(dates.length > 0 ? { activations: { title: datesTitle, dates } } : {}),
  };
}
