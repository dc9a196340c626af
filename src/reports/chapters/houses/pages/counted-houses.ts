/** The twelve houses for an unknown birth time, counted from the Moon or the Sun. */
import { content } from '#src/reports/content/content.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { chooseHouseOrigin, countHousesFrom } from '#src/reports/context/counted-houses.ts';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { writeChildHouses } from '#src/reports/chapters/houses/child-houses.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { markOrigin } from '#src/reports/text/counted-statement.ts';
import { writePage } from './house-page.ts';

export function writeCountedHouse(context: TimeUnknownContext, house: HouseNumber): PageDraft {
  const origin = chooseHouseOrigin(context);
  const counted = countHousesFrom(context, origin);
  const { contentsTitle, summary, formatPosition } = content.houses.pages.countedHouseHeading;
  const page = writePage(counted, house);
  const name = formatGraha(origin);
  return {
    ...page,
    origin,
    contentsTitle: contentsTitle(name),
    summary: house === 1 ? summary(name, getSignName(counted.chart.lagna.sign)) : page.summary,
    position: formatPosition(house, name),
    statements: page.statements.map(({ title, statement }) => ({
      title,
      statement: markOrigin(counted, origin, statement),
    })),
  };
}

export function writeCountedChildHouses(context: TimeUnknownContext): PageDraft {
  const origin = chooseHouseOrigin(context);
  const counted = countHousesFrom(context, origin);
  const page = writeChildHouses(counted);
  const { leadBecause } = page;
  return {
    ...page,
    lead: `${page.lead} ${content.lagna.countedChildNote(formatGraha(origin))}`,
    leadBecause: content.lagna.countedReason(
      formatGraha(origin),
      getSignName(counted.chart.lagna.sign),
      leadBecause,
    ),
    parts: page.parts.map((part) => ({
      ...part,
      statements: part.statements.map((statement) => markOrigin(counted, origin, statement)),
    })),
  };
}
