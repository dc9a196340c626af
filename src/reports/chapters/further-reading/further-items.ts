/** Facts of a chart that another report explains, each with its reason and its link. */
import { content } from '#src/reports/content/content.ts';
import { isHardYoga } from '#src/reports/facts/hard-yogas.ts';
import { getHouse, getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import { judgeYogas, type JudgedYoga, type YogaFamily } from '#src/astrology/yogas/judge-yogas.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { findNextJupiterStay } from '#src/reports/chapters/closing/next-steps.ts';
import { getGrahaOfNumber } from '#src/reports/chapters/numbers/number-grahas.ts';
import { countFromMoon } from '#src/reports/chapters/saturn/sade-sati-timeline.ts';
import { listSlowStays, type SlowStay } from '#src/reports/chapters/saturn/slow-stays.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { hasOneBirthNakshatra, hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type { FurtherReadingPage } from '#src/reports/contract-answers.ts';
import type { FactReader } from '#src/reports/facts/derived-facts.ts';
import { findBindusExtremes, requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { isGraha } from '#src/reports/facts/graha-names.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import {
  formatGraha,
  formatLongDate,
  getNakshatraName,
  getSignName,
  toNumberWord,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import { describeYogaReason, getYogaName } from '#src/reports/text/yoga-phrases.ts';

/** Reads whether the item is among the three that are printed. */
type IsPrinted = FactReader<ReportContext>;

export type FurtherItem = FurtherReadingPage['items'][number];
export type LinkedReport = keyof typeof content.furtherReading.furtherLinks;

/** The page of the report in the catalogue. */
export const createLink = (report: LinkedReport): FurtherItem['link'] => ({
  text: content.furtherReading.furtherLinks[report],
  url: `/reports/${report}`,
});

export function writeTenthLordItem(context: TimeKnownContext, isPrinted: IsPrinted): FurtherItem {
  const { chart } = context;
  const lord = getHouseLord(chart, 10);
  const [lordName, house] = [formatGraha(lord), content.timing.formatHouseNumber(getHouse(chart, lord))];
  const [sign, lordSign] = [getSignName(getSignOfHouse(chart, 10)), getSignName(chart.grahas[lord].sign)];
  const { title, text, because } = content.furtherReading.furtherItems.tenthLord;
  return {
    title,
    statement: createStatement(
      context,
      toUppercaseFirst(text(lordName, house)),
      because(lordName, sign, house, lordSign),
      ['lord.10', `${lord}.house`, `${lord}.sign`, isPrinted],
    ),
    houses: [10],
    link: createLink('career-wealth'),
  };
}

export function writeYogasItem(context: TimeKnownContext, isPrinted: IsPrinted): FurtherItem | null {
  const [named] = listGoodYogas(context);
  if (!named) return null;
  const present = listPresentYogas(context);
  const { one, title, childTitle, oneText, text, childText } = content.furtherReading.furtherItems.yogas;
  const { yoga, verdict } = named;
  const [count, name] = [toNumberWord(present.length), getYogaName(yoga.key)];
  return {
    title: present.length === 1 ? one : isChild(context) ? childTitle : title(count),
    statement: createStatement(
      context,
      present.length === 1 ? oneText(name) : isChild(context) ? childText(name) : text(count, name),
      `${name}: ${describeYogaReason(context.chart, verdict.reason)}`,
      [
        ...verdict.keys,
        ({ chart }: TimeKnownContext) => describeYogaReason(chart, verdict.reason),
        (other: TimeKnownContext) =>
          listPresentYogas(other)
            .map((judged) => judged.yoga.key)
            .join(),
        isPrinted,
      ],
    ),
    houses: findYogaHouses(context, verdict.keys),
    link: createLink('janam-kundli'),
  };
}

/** Whether a yoga is present that brings a gift. */
export const hasGoodYogas = (context: TimeKnownContext): boolean => listGoodYogas(context).length > 0;

/** All that the Janam Kundli prints for an adult; for a child it leaves out those about adult matters. */
const listPresentYogas = ({ chart }: TimeKnownContext) =>
  judgeYogas(chart).filter(({ verdict }) => verdict.isPresent);

/** The best-known families first. */
const listGoodYogas = (context: TimeKnownContext) =>
  listPresentYogas(context)
    .filter(({ yoga }) => !isHardYoga(yoga.key))
    .toSorted((a, b) => rankFamily(a) - rankFamily(b));

const FAMOUS_FAMILIES: readonly YogaFamily[] = ['greatFive', 'raja', 'wealth', 'moon'];

function rankFamily({ yoga: { family } }: JudgedYoga): number {
  const rank = FAMOUS_FAMILIES.indexOf(family);
  return rank === -1 ? FAMOUS_FAMILIES.length : rank;
}

/** The house of the first graha that the rule names. */
function findYogaHouses({ chart }: TimeKnownContext, keys: readonly string[]): number[] {
  const graha = keys.map((key) => key.split('.')[0]!).find(isGraha);
  return [graha ? getHouse(chart, graha) : 1];
}

/** Null if the Moon was in two signs on the day and the birth time is unknown. */
export function writeJupiterItem(context: ReportContext, isPrinted: IsPrinted): FurtherItem | null {
  const stay = findNextJupiterStay(context);
  if (!stay || !hasOneMoonSign(context)) return null;
  const { title, text, because, textFromMoon, becauseFromMoon } = content.furtherReading.furtherItems.jupiter;
  const { chart, isTimeKnown } = context;
  const origin = isTimeKnown ? context.chart.lagna.sign : chart.grahas.Moon.sign;
  const house = countHouse(origin, stay.sign);
  const [sign, number, date] = [
    getSignName(stay.sign),
    content.timing.formatHouseNumber(house),
    formatLongDate(stay.from),
  ];
  return {
    title,
    statement: createStatement(
      context,
      (isTimeKnown ? text : textFromMoon)(
        sign,
        number,
        date,
        content.furtherReading.jupiterSubjects[house - 1]!,
      ),
      (isTimeKnown ? because : becauseFromMoon)(sign, number, getSignName(origin)),
      [isTimeKnown ? 'lagna.sign' : 'Moon.sign', isPrinted],
    ),
    houses: isTimeKnown ? [house] : [],
    link: createLink('year-ahead'),
  };
}

export function writeStrongHouseItem(context: TimeKnownContext, isPrinted: IsPrinted): FurtherItem {
  const { best } = findBindusExtremes(context.chart);
  const points = requireAshtakavarga(context.chart).sarvaByHouse[best - 1]!;
  const { title, text, because } = content.furtherReading.furtherItems.strongHouse;
  const house = content.timing.formatHouseNumber(best);
  return {
    title: title(house),
    statement: createStatement(
      context,
      text(house, points, content.furtherReading.houseSubjects[best - 1]!),
      because(house, points),
      [`sarva.${best}`, (other: TimeKnownContext) => findBindusExtremes(other.chart).best, isPrinted],
    ),
    houses: [best],
    link: createLink('life-blueprint'),
  };
}

export function writeNumberItem(context: ReportContext, isPrinted: IsPrinted): FurtherItem {
  const { value } = getNumerology(context).mulank;
  const { title, text, because } = content.furtherReading.furtherItems.number;
  const day = Number(context.birth.date.slice(8));
  return {
    title,
    statement: createStatement(
      context,
      text(value, formatGraha(getGrahaOfNumber(value))),
      because(day, value),
      ['date.driver', 'date.day', isPrinted],
    ),
    houses: [],
    link: createLink('numerology-profile'),
  };
}

/** The birth nakshatra, or the two Moon signs of the day; null if only the nakshatra is uncertain. */
export function writeMoonItem(context: ReportContext, isPrinted: IsPrinted): FurtherItem | null {
  if (context.dayRange && !hasOneMoonSign(context)) return writeMoonSignsItem(context, isPrinted);
  if (!hasOneBirthNakshatra(context)) return null;
  const name = getNakshatraName(context.chart.grahas.Moon.nakshatra);
  const { title, text, because } = content.furtherReading.furtherItems.nakshatra;
  return {
    title: title(name),
    statement: createStatement(context, text(name), because(name), ['Moon.nakshatra', isPrinted]),
    houses: [],
    link: createLink('moon-and-nakshatra'),
  };
}

function writeMoonSignsItem(context: TimeUnknownContext, isPrinted: IsPrinted): FurtherItem {
  const { earliest, latest } = context.dayRange;
  const [first, second] = [earliest, latest].map(({ grahas }) => getSignName(grahas.Moon.sign)) as [
    string,
    string,
  ];
  const { title, text, because } = content.furtherReading.furtherItems.moonSigns;
  return {
    title,
    statement: createStatement(context, text(first, second), because(first, second), [
      'Moon.sign',
      isPrinted,
    ]),
    houses: [],
    link: createLink('moon-and-nakshatra'),
  };
}

const SATURN_SEARCH_DAYS = 1300;

export function writeSaturnItem(context: ReportContext, isPrinted: IsPrinted): FurtherItem | null {
  const { chart, now } = context;
  const until = new Date(Date.parse(now) + SATURN_SEARCH_DAYS * DAY_MS).toISOString();
  const [current, next] = listSlowStays(chart, 'Saturn', now, until);
  if (!current || !next) return null;
  const { title, text, because } = content.furtherReading.furtherItems.saturn;
  const [sign, nextSign] = [getSignName(current.sign), getSignName(next.sign)];
  const [textOfItem, reason] = hasOneMoonSign(context)
    ? describeSaturnFromMoon(context, next)
    : [text(nextSign, formatLongDate(next.from)), because(sign, nextSign)];
  return {
    title,
    statement: createStatement(context, textOfItem, reason, [
      'transit.Saturn',
      ...(hasOneMoonSign(context) ? ['Moon.sign'] : []),
      isPrinted,
    ]),
    houses: [],
    link: createLink('sade-sati-check'),
  };
}

function describeSaturnFromMoon(context: ReportContext, { sign, from }: SlowStay): [string, string] {
  const { textFromMoon, becauseFromMoon } = content.furtherReading.furtherItems.saturn;
  const house = countFromMoon(context, sign);
  const [name, number] = [getSignName(sign), content.timing.formatHouseNumber(house)];
  return [
    textFromMoon(name, number, formatLongDate(from), classifySaturnPlace(house)),
    becauseFromMoon(name, number, getSignName(context.chart.grahas.Moon.sign)),
  ];
}

function classifySaturnPlace(house: number): 'sadeSati' | 'dhaiya' | 'other' {
  if (house === 12 || house <= 2) return 'sadeSati';
  return house === 4 || house === 8 ? 'dhaiya' : 'other';
}
