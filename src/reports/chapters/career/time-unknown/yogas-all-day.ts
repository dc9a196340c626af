/** Yogas that count no houses and hold at both ends of the day of birth. */
import { type JudgedYoga, judgeYogas } from '#src/astrology/yogas/judge-yogas.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import {
  timeUnknownPartTitles,
  lightYogasIntro,
} from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import {
  type LightYoga,
  lightYogas,
  noLightYoga,
} from '#src/reports/content/en/career/time-unknown/light-yogas.ts';
import { type CareerYoga, careerYogas } from '#src/reports/content/en/career/career-yogas.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';

const TEXTS: Partial<Record<string, string>> = { ...careerYogas, ...lightYogas } satisfies Record<
  CareerYoga | LightYoga,
  string
>;

export function writeYogasOfDayPart(context: TimeUnknownContext): EssayPage['parts'][number] {
  const judged = judgeYogas(context.chart).filter(({ yoga }) => yoga.key in TEXTS);
  const found = judged.filter((one) => isPresentAllDay(context, one));
  const statements = found.map((one) => writeYogaStatement(context, one));
  return {
    id: 'combinations',
    title: timeUnknownPartTitles.combinations,
    intro: lightYogasIntro,
    statements: found.length > 0 ? statements : [writeNoYogaStatement(context, judged.length)],
  };
}

function isPresentAllDay({ dayRange }: TimeUnknownContext, { yoga, verdict }: JudgedYoga): boolean {
  const ends = [dayRange.earliest, dayRange.latest].map((chart) => yoga.judge(chart));
  return verdict.present && ends.every(({ present }) => present);
}

const writeYogaStatement = (context: TimeUnknownContext, { yoga, verdict }: JudgedYoga): Statement =>
  createStatement(context, `${yoga.name}. ${TEXTS[yoga.key]!}`, verdict.because, verdict.keys, yoga.source);

const writeNoYogaStatement = (context: TimeUnknownContext, count: number): Statement =>
  createStatement(
    context,
    noLightYoga,
    `of the ${count} rules on this short list none held for the whole of your day`,
    [],
  );
