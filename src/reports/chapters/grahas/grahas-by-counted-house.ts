/** For an unknown birth time: the nine grahas by their houses from the Moon or the Sun. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import {
  chooseHouseOrigin,
  countHousesFrom,
  type ContextWithHouses,
  type HouseOrigin,
} from '#src/reports/context/counted-houses.ts';
import { listMoonSignsOfDay } from '#src/reports/facts/moon-signs-of-day.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { EssayPart } from '#src/reports/contract.ts';
import { markOrigin } from '#src/reports/text/counted-statement.ts';
import { formatGraha, formatOrdinal, getSignName, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { createStatement, introduceHours, toSentence } from '#src/reports/text/statement.ts';
import { chooseHouseText } from './nine-grahas.ts';

export const grahasByCountedHouseChapter: Chapter = {
  withoutTime: (context) => {
    const origin = chooseHouseOrigin(context);
    const counted = countHousesFrom(context, origin);
    const moons = listMoonSignsOfDay(context).map((moon) => ({
      ...moon,
      context: countHousesFrom(moon.context, origin),
    }));
    const name = formatGraha(origin);
    return {
      kind: 'essay',
      id: 'grahas-in-houses',
      ...content.lagna.grahasFromMoonHeadings,
      highlightedHouses: [],
      isCompact: true,
      lead: content.lagna.grahasFromMoonLead(name),
      leadBecause: toSentence(content.lagna.ownPlacement(name, getSignName(counted.chart.lagna.sign))),
      parts: GRAHAS.map((graha) =>
        graha === 'Moon' ? writeMoonPart(moons, origin) : writePart(counted, origin, graha),
      ),
    };
  },
};

/** With a statement for each Moon sign of the birth day, if they are in different houses. */
function writeMoonPart(
  moons: readonly { context: ContextWithHouses; hours: string }[],
  origin: HouseOrigin,
): EssayPart {
  const parts = moons.map(({ context }) => writePart(context, origin, 'Moon'));
  const texts = new Set(parts.flatMap(({ statements }) => statements.map(({ text }) => text)));
  if (texts.size < moons.length) return parts[0]!;
  return {
    ...parts[0]!,
    statements: parts.flatMap(({ statements }, i) =>
      statements.map((statement) => introduceHours(statement, moons[i]!.hours)),
    ),
  };
}

function writePart(context: ContextWithHouses, origin: HouseOrigin, graha: Graha): EssayPart {
  const house = getHouse(context.chart, graha);
  const role =
    graha === 'Venus' && isChild(context)
      ? getChildTexts(context).childVenusRole
      : content.grahas.grahaRoles[graha];
  const statement = createStatement(
    context,
    chooseHouseText(context, graha, house),
    content.lagna.countedPlacement(
      formatGraha(graha),
      formatOrdinal(house),
      getSignName(context.chart.grahas[graha].sign),
    ),
    [`${graha}.house`],
    content.common.sourceOfHouse[graha],
  );
  return {
    id: `house-of-${graha.toLowerCase()}`,
    title: content.grahas.nineGrahasTexts.title(toUppercaseFirst(formatGraha(graha)), role),
    statements: [markOrigin(context, origin, statement)],
  };
}
