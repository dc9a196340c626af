/** The table of the nine grahas, with three notes on it. */
import { rankByCondition } from '#src/reports/facts/graha-condition.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { ayanamsas } from '#src/reports/content/en/common/conventions.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { measureDegreesToSignBorder, describeSignBorder } from '#src/reports/facts/sign-borders.ts';
import { getHouse, isAngle, isTrine } from '#src/astrology/houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  formatArc,
  toUppercaseFirst,
  formatDate,
  formatClock,
  formatDegrees,
  formatGraha,
  formatList,
  formatOrdinal,
  getSignName,
} from '#src/reports/text/phrases.ts';

type Note = { title: string; text: string };

export const grahaPositionsChapter: Chapter = {
  write: (context) => ({
    kind: 'grahas',
    id: 'grahas',
    ...(context.isTimeKnown ? headings.grahas : headings.grahasWithoutTime),
    caption: writeCaption(context),
    notes: [writeStrongestNote(context), writeNearestBorderNote(context), writeCombustionNote(context)],
  }),
};

function writeCaption({ chart, birth, isTimeKnown }: ReportContext): string {
  const { ayanamsaDegrees, settings } = chart;
  const moment = isTimeKnown ? formatClock(birth.utc, birth.utcOffsetSeconds) : 'noon';
  const houses = isTimeKnown ? ' whole-sign houses,' : '';
  return `Sidereal positions at ${moment} on ${formatDate(birth.date)}, ${birth.place.name}. ${ayanamsas[settings.ayanamsa].short} ayanamsa ${formatArc(ayanamsaDegrees)},${houses} ${settings.node} node. Dignity by natural friendship.`;
}

function writeStrongestNote(context: ReportContext): Note {
  const { chart, isTimeKnown } = context;
  const graha = rankByCondition(chart).find((candidate) => candidate !== 'Moon' || hasOneMoonSign(context))!;
  const title = `Best placed: ${graha}`;
  const { dignity, sign } = chart.grahas[graha];
  const housePhrase = isTimeKnown
    ? `, in the ${formatOrdinal(getHouse(chart, graha))} house${describeHouseClass(getHouse(chart, graha))}`
    : '';
  const signPhrase = {
    exalted: `Exalted in ${getSignName(sign)}`,
    moolatrikona: `In its moolatrikona, ${getSignName(sign)}`,
    own: `In its own sign, ${getSignName(sign)}`,
    friendly: `In ${getSignName(sign)}, the sign of a friend`,
    neutral: `In ${getSignName(sign)}, a neutral sign`,
    enemy: `In ${getSignName(sign)}, where it has to work`,
    debilitated: `In ${getSignName(sign)}, its fall, which it outgrows`,
  }[dignity ?? 'neutral'];
  return {
    title,
    text: `${signPhrase}${housePhrase}. When several voices speak in this chart, listen to ${formatGraha(graha)} first.`,
  };
}

function describeHouseClass(house: number): string {
  if (isAngle(house)) return ', an angle';
  return isTrine(house) ? ', a trine' : '';
}

function writeNearestBorderNote({ chart }: ReportContext): Note {
  const nearest = GRAHAS.toSorted(
    (a, b) => measureDegreesToSignBorder(chart, a) - measureDegreesToSignBorder(chart, b),
  )[0]!;
  const { isRetrograde, degreeInSign } = chart.grahas[nearest];
  const directionPhrase =
    degreeInSign < 15 === isRetrograde
      ? `and, ${isRetrograde ? 'moving backwards' : 'moving forward'}, about to leave it`
      : 'and moving away from the border';
  return {
    title: `Nearest to a border: ${nearest}`,
    text: `${toUppercaseFirst(describeSignBorder(chart, nearest))} ${directionPhrase}. Another almanac may put a graha on the far side of a border that is less than 0°03′ away, so what rests on such a one is called a close call.`,
  };
}

function writeCombustionNote({ chart }: ReportContext): Note {
  const combustGrahas = GRAHAS.filter((graha) => chart.grahas[graha].isCombust);
  const retrogradeGrahas = GRAHAS.filter(
    (graha) => chart.grahas[graha].isRetrograde && graha !== 'Rahu' && graha !== 'Ketu',
  );
  const title =
    combustGrahas.length === 0
      ? 'Nobody is combust'
      : `Near the Sun: ${formatList(combustGrahas.map(String))}`;
  return {
    title,
    text: `${describeCombust(chart.grahas, combustGrahas)} ${describeRetrograde(retrogradeGrahas)}`,
  };
}

function describeCombust(positions: ReportContext['chart']['grahas'], combustGrahas: Graha[]): string {
  if (combustGrahas.length === 0)
    return 'Every planet stands clear of the Sun’s glare and speaks for itself.';
  const distances = combustGrahas.map(
    (graha, i) =>
      `${formatGraha(graha)}${i === 0 ? ' stood' : ''} ${formatDegrees(measureArc(positions[graha].longitude, positions.Sun.longitude))}`,
  );
  return `${toUppercaseFirst(formatList(distances))} from the Sun: so near, a graha cannot be seen and speaks through the Sun.`;
}

const measureArc = (a: number, b: number): number => Math.min((a - b + 360) % 360, (b - a + 360) % 360);

const describeRetrograde = (retrogradeGrahas: Graha[]): string =>
  retrogradeGrahas.length === 0
    ? 'None of the five planets was retrograde.'
    : `${toUppercaseFirst(formatList(retrogradeGrahas.map(formatGraha)))} ${retrogradeGrahas.length === 1 ? 'was' : 'were'} retrograde.`;
