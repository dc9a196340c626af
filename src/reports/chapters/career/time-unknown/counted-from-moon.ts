/** A day without an hour as one reading, or as two where the Moon changed its sign; and what is counted from the Moon in each. */
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { getSignLord, countSigns } from '#src/astrology/houses.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { signName } from '#src/reports/text/phrases.ts';

type Part = EssayPage['parts'][number];

/** @returns the noon of the day, or its first and its last minute where these have two Moon signs */
export function createContextsOfDay(context: ReportContext): ReportContext[] {
  const { day } = context;
  if (!day || hasOneSign(day, 'Moon')) return [context];
  return [day.earliest, day.latest].map((chart) => ({ ...context, chart }));
}

/** The parts of each possible Moon, its sign in their headings; what both would say is said once. */
export function writePartsByMoonSign(context: ReportContext, write: (one: ReportContext) => Part[]): Part[] {
  const days = createContextsOfDay(context);
  if (days.length === 1) return write(context);
  const said = new Set<string>();
  return days
    .flatMap((one, i) =>
      write(one).map(({ intro, ...part }) => ({
        ...part,
        id: `${part.id}-${i + 1}`,
        title: `${part.title.split(':')[0]!}, if the Moon was in ${signName(one.chart.grahas.Moon.sign)}`,
        ...(intro && i === 0 ? { intro } : {}),
        statements: omitKnownTexts(part.statements, said),
      })),
    )
    .filter(({ statements }) => statements.length > 0);
}

const omitKnownTexts = (statements: readonly Statement[], said: Set<string>): Statement[] =>
  statements.filter(({ text }) => !said.has(text) && said.add(text));

export const getSignFromMoon = ({ grahas }: Chart, count: number): number =>
  ((grahas.Moon.sign + count - 2) % 12) + 1;

export const getLordFromMoon = (chart: Chart, count: number): Graha =>
  getSignLord(getSignFromMoon(chart, count));

export const listGrahasFromMoon = (chart: Chart, count: number): Graha[] =>
  GRAHAS.filter((graha) => countSigns(chart, 'Moon', graha) === count);

/** That nobody stands in a sign rests on where all of them stand. */
export const moonDistanceKeys: readonly string[] = [
  'Moon.sign',
  ...GRAHAS.filter((graha) => graha !== 'Moon').map((graha) => `${graha}.from.Moon`),
];
