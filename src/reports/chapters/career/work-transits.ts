/** Transits of Saturn and Jupiter through the tenth, eleventh and second houses: as a figure and as statements. */
import { content } from '#src/reports/content/content.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { writeMovedAnswer } from '#src/reports/chapters/answers/career-answers.ts';
import { writeNearSadeSatiStatements } from '#src/reports/chapters/answers/sade-sati-answer.ts';
import type { Chapter, TableDraft } from '#src/reports/context/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  formatGraha,
  formatOrdinal,
  formatShortDate,
  formatSignAbbreviation,
  getGrahaName,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { isRetired } from './career-stage.ts';
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
  withTime: (context) => writePage(context, writeTransitStatement),
  // without a lagna the transits are counted from the Moon only
  withoutTime: (context) =>
    hasOneMoonSign(context) ? writePage(context, writeTransitStatementWithoutTime) : null,
};

function writePage<C extends ReportContext>(
  context: C,
  writeStatement: (context: C, transit: WorkTransit) => Statement,
): TableDraft {
  const { chart, now } = context;
  const stays = SLOW_PLANETS.flatMap((graha) => listTransitStays(chart, now, graha));
  const transits = listWorkTransits(chart, stays).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  // the texts on the tenth house are about a post
  const describedTransits = transits.filter(({ house }) => house !== 10 || !isRetired(context));
  return {
    kind: 'table',
    id: 'work-transits',
    ...content.career.careerHeadings.transits,
    lead: (isRetired(context) ? content.career.leadsAfterSixty : content.career.careerLeads).transits,
    figures: [buildLanesFigure(context, stays, transits)],
    tables: [],
    statements: [
      ...writeMovedAnswer(context, 'abroad'),
      ...writeNearSadeSatiStatements(context, 'career-wealth'),
      ...(describedTransits.length > 0
        ? describedTransits.map((transit) => writeStatement(context, transit))
        : [writeNoTransitStatement(context)]),
    ],
  };
}

function buildLanesFigure(
  { chart, now, isTimeKnown }: ReportContext,
  stays: readonly TransitStay[],
  transits: readonly WorkTransit[],
): Figure {
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
    caption: isTimeKnown
      ? content.career.workLanesTexts.caption
      : content.career.workLanesTexts.captionWithoutTime,
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
    content.career.workTransitTexts[graha][origin][house][bindus >= MANY_BINDUS[graha] ? 'many' : 'few'];
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
  const text = `${describeStay(transit, moon)} ${content.career.workTransitTextsWithoutTime[graha][house]}`;
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
