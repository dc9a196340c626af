/** One of the twelve houses: facts, three statements, advice and dates. */
import { content } from '#src/reports/content/content.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { isYouth } from '#src/reports/context/life-stage.ts';
import type { ContextWithHouses } from '#src/reports/context/counted-houses.ts';
import type { HousePage } from '#src/reports/contract-answers.ts';
import { isLordWellPlaced } from '#src/reports/chapters/houses/house-occupants.ts';
import { listActiveDates } from './house-dates.ts';
import { listHouseFacts } from './house-facts.ts';
import { writeKarakaStatement, writeLordStatement, writeOccupantStatement } from './house-statements.ts';

export type HouseDraft = Omit<HousePage, 'chapterNumber'>;

export function writePage(context: ContextWithHouses, house: HouseNumber): HouseDraft {
  const { contentsTitle, summary, runningTitle, formatPosition, adviceTitle, datesTitle } =
    content.houses.pages.housePageHeading;
  const heading = createHouseHeading(context, house);
  const dates = listActiveDates(context, house);
  return {
    kind: 'house',
    id: `house-${house}`,
    title: heading.title,
    hindiTitle: content.houses.pages.housePhrases[house].hindiTitle,
    contentsTitle,
    summary: house === 1 ? summary : heading.intro,
    runningTitle,
    house,
    position: formatPosition(house),
    facts: listHouseFacts(context, house),
    advice: {
      title: adviceTitle,
      text: getAdvice(context)[house][isLordWellPlaced(context.chart, house) ? 'well' : 'weak'],
    },
    statements: [
      writeLordStatement(context, house),
      writeOccupantStatement(context, house),
      writeKarakaStatement(context, house),
    ],
    ...(dates.length > 0 ? { activations: { title: datesTitle, dates } } : {}),
  };
}

const getAdvice = (context: ContextWithHouses) =>
  isYouth(context) ? content.houses.pages.houseAdviceOfYouth : content.houses.pages.houseAdvice;

export const createHouseHeading = (context: ContextWithHouses, house: HouseNumber) =>
  (isYouth(context) ? content.houses.houseHeadingsOfYouth[house] : undefined) ??
  content.houses.houseHeadings[house];
