/** A reading for each possible lagna of a day: the person, the partner, the work, or the lord of the lagna. */
import { content } from '#src/reports/content/content.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { countHouse, getNthSign } from '#src/astrology/zodiac.ts';
import { getCareerTexts } from '#src/reports/chapters/career/career-stage.ts';
import type { possibleLagnaLeads } from '#src/reports/content/en/lagna/possible-lagnas.ts';
import { listPossibleCharts, type TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { LagnaOfDay } from '#src/reports/facts/lagnas-of-day.ts';
import { createGeneralStatement } from '#src/reports/text/statement.ts';
import { formatGraha, formatOrdinal, getSignName, toLowercaseFirst } from '#src/reports/text/phrases.ts';
import { formatEnds, getChartOfLagna } from './span-of-day.ts';

export type LagnaVariant = keyof typeof possibleLagnaLeads;

type Reading = { text: string; because: string };
/** `signs`: the lagnas that share this text. */
type ReadingOfSigns = Reading & { signs: number[] };

export function writeLagnaReadings(
  context: TimeUnknownContext,
  lagnas: readonly LagnaOfDay[],
  variant: LagnaVariant,
): Statement[] {
  const signs = [...new Set(lagnas.map(({ sign }) => sign))];
  const readings = listReadings(context, lagnas, signs, variant);
  return readings.map((reading) => {
    const hours = lagnas
      .filter(({ sign }) => reading.signs.includes(sign))
      .map((lagna) => content.lagna.lagnaReadingTexts.hours(...formatEnds(context, lagna)));
    const opening = content.lagna.lagnaReadingTexts.opening(
      formatAlternatives(reading.signs.map(getSignName)),
      formatAlternatives(hours),
    );
    return createGeneralStatement(`${opening} ${toLowercaseFirst(reading.text)}`, reading.because);
  });
}

/** "Scorpio or Pisces" */
export const formatAlternatives = (items: readonly string[]): string =>
  content.grammar.formatAlternatives(items);

function listReadings(
  context: TimeUnknownContext,
  lagnas: readonly LagnaOfDay[],
  signs: readonly number[],
  variant: LagnaVariant,
): ReadingOfSigns[] {
  switch (variant) {
    case 'general':
      return signs.map((sign) => {
        const [reading] = content.lagna.lagnas[sign - 1]!.firstImpression as readonly [Reading];
        return { signs: [sign], ...reading };
      });
    case 'love':
      return signs.map(readSeventhHouse);
    case 'work':
      return readTenthHouses(context, signs);
    case 'whole':
      return readLordsOfLagna(context, lagnas);
  }
}

function readSeventhHouse(lagna: number): ReadingOfSigns {
  const seventh = getNthSign(lagna, 7);
  return {
    signs: [lagna],
    text: content.love.seventhSignTexts[seventh - 1]!,
    because: content.lagna.lagnaReadingTexts.seventh(getSignName(lagna), getSignName(seventh)),
  };
}

/** The tenth sign from the Moon has a chapter with the same text, so the Moon signs have one reading, which names it. */
function readTenthHouses(context: TimeUnknownContext, signs: readonly number[]): ReadingOfSigns[] {
  const moonSigns = signs.filter((sign) =>
    listPossibleCharts(context).some(({ grahas }) => grahas.Moon.sign === sign),
  );
  const describe = (lagna: number) =>
    content.lagna.lagnaReadingTexts.tenth(getSignName(lagna), getSignName(getNthSign(lagna, 10)));
  return [
    ...signs
      .filter((sign) => !moonSigns.includes(sign))
      .map((sign) => ({
        signs: [sign],
        text: getCareerTexts(context).tenthSignWorkday[getNthSign(sign, 10) - 1]!,
        because: describe(sign),
      })),
    {
      signs: moonSigns,
      text: content.lagna.lagnaReadingTexts.sameAsMoon,
      because: moonSigns.map(describe).join('; '),
    },
  ];
}

const getHouseOfLord = (context: TimeUnknownContext, lagna: LagnaOfDay): number =>
  countHouse(lagna.sign, getChartOfLagna(context, lagna).grahas[getSignLord(lagna.sign)].sign);

/** By the house of the lord of the lagna, the same for all lagnas whose lords are in that house. */
function readLordsOfLagna(context: TimeUnknownContext, lagnas: readonly LagnaOfDay[]): ReadingOfSigns[] {
  const houses = new Map(lagnas.map((lagna) => [lagna.sign, getHouseOfLord(context, lagna)]));
  return [...new Set(houses.values())].map((house) => {
    const signsOfHouse = [...houses.keys()].filter((sign) => houses.get(sign) === house);
    const reasons = signsOfHouse.map((sign) =>
      content.lagna.lagnaReadingTexts.lordOfLagna(
        formatGraha(getSignLord(sign)),
        formatOrdinal(house),
        getSignName(sign),
      ),
    );
    return {
      signs: signsOfHouse,
      text: content.houses.houseLord[1][house - 1]!,
      because: reasons.join('; '),
    };
  });
}
