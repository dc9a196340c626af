/** Transits of Saturn and Jupiter through the tenth, eleventh and second houses: as a figure and as statements. */
import { content } from '#src/reports/content/content.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { writeMovedAnswer } from '#src/reports/chapters/answers/career-answers.ts';
import { writeNearSadeSatiStatements } from '#src/reports/chapters/answers/sade-sati-answer.ts';
import type { Chapter, TableDraft } from '#src/reports/context/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { listMoonSignsOfDay } from '#src/reports/facts/moon-signs-of-day.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { splitSentences } from '#src/reports/text/omit-adult-matters.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  formatGraha,
  formatOrdinal,
  formatShortDate,
  formatSignAbbreviation,
  getGrahaName,
  getSignName,
  introduceSentence,
  omitFullStop,
} from '#src/reports/text/phrases.ts';
import { getCareerTexts, getTextsForYouthOrAdult, getTimingLead, isRetired } from './career-stage.ts';
import {
  type WorkTransit,
  listWorkTransits,
  SLOW_PLANETS,
  type SlowPlanet,
  type TransitStay,
  listTransitStays,
  YEARS_AHEAD,
  addYears,
} from './work-periods.ts';

/** From this number of bindus in a sign the text says “many”; the averages are 3.25 for Saturn and 4.67 for Jupiter. */
const MANY_BINDUS: Record<SlowPlanet, number> = { Saturn: 4, Jupiter: 5 };

export const workTransitsChapter: Chapter = {
  withTime: (context) =>
    writePage(context, [buildLanesFigure(context)], writeStatements(context, writeTransitStatement)),
  // without a lagna the transits are counted from the Moon only
  withoutTime: (context) => {
    const moonSigns = listMoonSignsOfDay(context);
    return writePage(
      context,
      moonSigns.map((moon) => buildLanesFigure(moon.context, moon.hours)),
      moonSigns.length > 1 ? writeStatementsByMoonSign(moonSigns) : writeStatementsFromMoon(context),
    );
  },
};

const writePage = (
  context: ReportContext,
  figures: Figure[],
  statements: readonly Statement[],
): TableDraft => ({
  kind: 'table',
  id: 'work-transits',
  ...getCareerTexts(context).careerHeadings.transits,
  lead: getTimingLead(context, 'transits'),
  figures,
  tables: [],
  statements: [
    ...writeMovedAnswer(context, 'abroad'),
    ...writeNearSadeSatiStatements(context, 'career-wealth'),
    ...statements,
  ],
});

const listStays = ({ chart, now }: ReportContext): TransitStay[] =>
  SLOW_PLANETS.flatMap((graha) => listTransitStays(chart, now, graha));

function writeStatements<C extends ReportContext>(
  context: C,
  writeStatement: (context: C, transit: WorkTransit) => Statement,
): Statement[] {
  // the texts on the tenth house are about a post
  const transits = listWorkTransits(context.chart, listStays(context))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .filter(({ house }) => house !== 10 || !isRetired(context));
  return transits.length > 0
    ? transits.map((transit) => writeStatement(context, transit))
    : [writeNoTransitStatement(context)];
}

const writeStatementsFromMoon = (context: TimeUnknownContext): Statement[] =>
  writeStatements(context, writeTransitStatementWithoutTime);

/** Each stay begins with the hours of birth of its Moon sign; stays with the same advice share a statement. */
function writeStatementsByMoonSign(moonSigns: readonly MoonSignOfDay[]): Statement[] {
  const { born, reasons } = content.moon.twoMoonSignsTexts;
  const byAdvice = new Map<string, Statement>();
  for (const { context, hours } of moonSigns)
    for (const statement of writeStatementsFromMoon(context)) {
      const [stay, ...rest] = splitSentences(statement.text);
      const advice = rest.join(' ');
      const text = introduceSentence(born(hours), stay!);
      const earlier = byAdvice.get(advice);
      byAdvice.set(
        advice,
        earlier
          ? {
              ...earlier,
              text: `${earlier.text} ${text}`,
              because: reasons(omitFullStop(earlier.because), hours, statement.because),
            }
          : { ...statement, text },
      );
    }
  return [...byAdvice].map(([advice, { text, ...statement }]) => ({
    ...statement,
    text: `${text} ${advice}`.trim(),
  }));
}

type MoonSignOfDay = { context: TimeUnknownContext; hours: string };

/** @param hours of birth to which the figure applies, if there are two figures */
function buildLanesFigure(context: ReportContext, hours = ''): Figure {
  const { chart, now, isTimeKnown } = context;
  const stays = listStays(context);
  const transits = listWorkTransits(chart, stays);
  const [from, to] = [now, addYears(now, YEARS_AHEAD)];
  const originSign = (chart.lagna ?? chart.grahas.Moon).sign;
  const buildSpans = (stay: TransitStay) =>
    stay.parts
      .filter((part) => part.to > from && part.from < to)
      .map((part) => ({
        from: part.from > from ? part.from : from,
        to: part.to < to ? part.to : to,
        label: getSignName(stay.sign),
        shortLabel: formatSignAbbreviation(stay.sign),
        note: formatOrdinal(countHouse(originSign, stay.sign)),
        isTinted: transits.some(({ graha, sign }) => graha === stay.graha && sign === stay.sign),
      }));
  return {
    kind: 'lanes',
    caption: chooseCaption(isTimeKnown, hours, getSignName(originSign)),
    from,
    to,
    lanes: SLOW_PLANETS.map((graha) => ({
      label: getGrahaName(graha),
      spans: stays
        .filter((stay) => stay.graha === graha)
        .flatMap(buildSpans)
        .toSorted((a, b) => a.from.localeCompare(b.from)),
    })),
  };
}

function chooseCaption(isTimeKnown: boolean, hours: string, moonSign: string): string {
  const { caption, captionWithoutTime, captionOfMoonSign } = content.career.workLanesTexts;
  if (isTimeKnown) return caption;
  return hours ? captionOfMoonSign(hours, moonSign) : captionWithoutTime;
}

function writeTransitStatement(context: TimeKnownContext, transit: WorkTransit): Statement {
  const { chart } = context;
  const { graha, origin, house, sign } = transit;
  const [originName, originSign, keys, source] =
    origin === 'lagna'
      ? ([
          content.career.workTransitReasons.lagna,
          chart.lagna.sign,
          ['lagna.sign', `lord.${house}`],
          content.career.careerSources.gocharaLagna,
        ] as const)
      : ([
          content.career.workTransitReasons.moon,
          chart.grahas.Moon.sign,
          ['Moon.sign'],
          content.career.careerSources.gochara,
        ] as const);
  const bindus = requireAshtakavarga(chart).grahas[graha].bindus[sign - 1]!;
  const text =
    getCareerTexts(context).workTransitTexts[graha][origin][house][
      bindus >= MANY_BINDUS[graha] ? 'many' : 'few'
    ];
  const because = `${describePlace(transit, originName, originSign)}${content.career.workTransitReasons.bindus(bindus)}`;
  return createStatement(
    context,
    `${describeStay(transit, originName)} ${text}`,
    because,
    [...keys, `bindus.${graha}.${sign}`],
    source,
  );
}

function writeTransitStatementWithoutTime(context: TimeUnknownContext, transit: WorkTransit): Statement {
  const { graha, house } = transit;
  const { moon } = content.career.workTransitReasons;
  const { workTransitTextsWithoutTime: texts } = getTextsForYouthOrAdult(context);
  const text = `${describeStay(transit, moon)} ${texts[graha][house]}`;
  const because = describePlace(transit, moon, context.chart.grahas.Moon.sign);
  return createStatement(context, text, because, ['Moon.sign'], content.career.careerSources.gochara);
}

const describePlace = ({ graha, house, sign }: WorkTransit, originName: string, originSign: number): string =>
  content.career.workTransitReasons.place(
    formatGraha(graha),
    getSignName(sign),
    house,
    originName,
    getSignName(originSign),
  );

function describeStay({ graha, house, parts }: WorkTransit, originName: string): string {
  const { stay, dates } = content.career.workTransitReasons;
  const stays = parts.map(({ from, to }) => dates(formatShortDate(from), formatShortDate(to)));
  return stay(formatGraha(graha), house, originName, stays);
}

const writeNoTransitStatement = (context: ReportContext): Statement =>
  createStatement(
    context,
    content.career.noWorkTransit,
    content.career.workTransitReasons.none(getSignName(context.chart.grahas.Moon.sign)),
    ['Moon.sign'],
  );
