/** For an unknown birth time: the possible Moon signs of the day, and the signs counted from each. */
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { getSignLord, countSigns } from '#src/astrology/houses.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { withChart, type TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { getSignName } from '#src/reports/text/phrases.ts';

/** @returns the noon of the day, or its first and its last minute where these have two Moon signs */
export function listContextsByMoonSign(context: TimeUnknownContext): TimeUnknownContext[] {
  const { dayRange } = context;
  if (hasOneSign(dayRange, 'Moon')) return [context];
  return [dayRange.earliest, dayRange.latest].map((chart) => withChart(context, chart));
}

/** The parts for each possible Moon sign, which their titles name; a text that both have is written once. */
export function writePartsByMoonSign(
  context: TimeUnknownContext,
  write: (one: TimeUnknownContext) => EssayPart[],
): EssayPart[] {
  const contexts = listContextsByMoonSign(context);
  if (contexts.length === 1) return write(context);
  const known = new Set<string>();
  return contexts
    .flatMap((one, i) =>
      write(one).map(({ intro, ...part }) => ({
        ...part,
        id: `${part.id}-${i + 1}`,
        title: `${part.title.split(':')[0]!}, if the Moon was in ${getSignName(one.chart.grahas.Moon.sign)}`,
        ...(intro && i === 0 ? { intro } : {}),
        statements: omitKnownTexts(part.statements, known),
      })),
    )
    .filter(({ statements }) => statements.length > 0);
}

const omitKnownTexts = (statements: readonly Statement[], known: Set<string>): Statement[] =>
  statements.filter(({ text }) => !known.has(text) && known.add(text));

export const getSignFromMoon = ({ grahas }: Chart, count: number): number =>
  ((grahas.Moon.sign + count - 2) % 12) + 1;

export const getLordFromMoon = (chart: Chart, count: number): Graha =>
  getSignLord(getSignFromMoon(chart, count));

export const listGrahasFromMoon = (chart: Chart, count: number): Graha[] =>
  GRAHAS.filter((graha) => countSigns(chart, 'Moon', graha) === count);

/** That a sign is empty depends on the signs of all grahas. */
export const moonDistanceKeys: readonly string[] = [
  'Moon.sign',
  ...GRAHAS.filter((graha) => graha !== 'Moon').map((graha) => `${graha}.from.Moon`),
];
