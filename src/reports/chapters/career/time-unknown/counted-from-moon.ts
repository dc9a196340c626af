/** For an unknown birth time: the possible Moon signs of the day, and the signs counted from each. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { getSignLord, countSigns } from '#src/astrology/houses.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { withChart, type TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { getSignName } from '#src/reports/text/phrases.ts';

/**
 * The context itself or, if the Moon changed its sign, contexts for the first and the last minute of the day: the texts
 * say "from X to Y". (`createContextsByMoonSign` begins with the chart of noon.)
 */
export function createContextsInTimeOrder(context: TimeUnknownContext): TimeUnknownContext[] {
  const { dayRange } = context;
  if (hasOneSign(dayRange, 'Moon')) return [context];
  return [dayRange.earliest, dayRange.latest].map((chart) => withChart(context, chart));
}

/** `shortTitle`: before the name of a sign, for a title with a colon */
type PartWithShortTitle = EssayPart & { shortTitle?: string };

/**
 * With two possible Moon signs the titles name the sign, and a text that holds for both signs is written once. Where it is the
 * first of its part, and so the answer to the title, a line in the part of the second sign says that it holds there too.
 */
export function writePartsByMoonSign(
  context: TimeUnknownContext,
  writeParts: (context: TimeUnknownContext) => PartWithShortTitle[],
): EssayPart[] {
  const contexts = createContextsInTimeOrder(context);
  if (contexts.length === 1) return writeParts(context).map(({ shortTitle: _, ...part }) => part);
  const knownTexts = new Set<string>();
  return contexts
    .flatMap((moonContext, i) =>
      writeParts(moonContext).map(({ intro, shortTitle, ...part }) => {
        const writeTitle = ({ chart }: TimeUnknownContext): string =>
          content.moon.titleIfMoonIn(shortTitle ?? part.title, getSignName(chart.grahas.Moon.sign));
        return {
          ...part,
          id: `${part.id}-${i + 1}`,
          title: writeTitle(moonContext),
          ...(intro && i === 0 ? { intro } : {}),
          statements: omitKnownTexts(part.statements, knownTexts, writeTitle(contexts[0]!)),
        };
      }),
    )
    .filter(({ statements }) => statements.length > 0);
}

function omitKnownTexts(
  statements: readonly Statement[],
  knownTexts: Set<string>,
  firstTitle: string,
): Statement[] {
  const fresh = statements.filter(({ text }) => !knownTexts.has(text));
  for (const { text } of fresh) knownTexts.add(text);
  const first = statements[0];
  if (!first || fresh.length === 0 || fresh[0] === first) return fresh;
  return [{ ...first, text: content.moon.sameFirstLine(firstTitle) }, ...fresh];
}

/** @param count 1 for the sign of the Moon */
export const getSignFromMoon = ({ grahas }: Chart, count: number): number =>
  ((grahas.Moon.sign + count - 2) % 12) + 1;

export const getLordFromMoon = (chart: Chart, count: number): Graha =>
  getSignLord(getSignFromMoon(chart, count));

export const listGrahasFromMoon = (chart: Chart, count: number): Graha[] =>
  GRAHAS.filter((graha) => countSigns(chart, 'Moon', graha) === count);

/** For a statement that a sign is empty, which depends on the signs of all grahas. */
export const MOON_DISTANCE_KEYS: readonly string[] = [
  'Moon.sign',
  ...GRAHAS.filter((graha) => graha !== 'Moon').map((graha) => `${graha}.from.Moon`),
];
