/** Muntha and the lord of the year, in detail for the year of life that covers most of the months. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { getAnnualChart } from '#src/reports/year/annual-charts.ts';
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import type { Chapter, EssayDraft } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { toUppercaseFirst, formatGraha, formatLongDate, getSignName } from '#src/reports/text/phrases.ts';
import { getMainSolarYear, findOtherSolarYear } from '#src/reports/year/year-ahead.ts';
import { createYearStatement } from '#src/reports/year/year-phrases.ts';
import { evaluateTajikaStrength, describeTajikaStrength } from '#src/reports/year/tajika-strength.ts';
import { writeYearLordStatements, writeOtherYearStatements } from './year-lord-statements.ts';
import { chooseForAge } from './year-stage.ts';
import { writeYearLordPageWithoutTime } from './muntha-without-time.ts';

export const yearLordChapter: Chapter = {
  withTime: writePage,
  withoutTime: writeYearLordPageWithoutTime,
};

function writePage(context: TimeKnownContext): EssayDraft {
  const solarYear = getMainSolarYear(context);
  return {
    kind: 'essay',
    id: 'year-lord',
    ...content.year.yearHeadings.lord,
    highlightedHouses: [solarYear.lagnaResults!.muntha.house],
    isCompact: true,
    lead: content.year.lordLead,
    leadBecause: toSentence(writeLeadReason(solarYear)),
    parts: [
      writeMunthaPart(context, solarYear),
      writeLordPart(context, solarYear),
      ...writeOtherYearParts(context, solarYear),
    ],
  };
}

function writeLeadReason({ age, from, to, lagnaResults }: Varshphal): string {
  const { yearByDay, yearByNight } = content.year.yearLordReasons;
  const describeYear = lagnaResults!.isByDay ? yearByDay : yearByNight;
  return describeYear(age + 1, formatLongDate(from), formatLongDate(to));
}

const writeMunthaPart = (context: TimeKnownContext, solarYear: Varshphal): EssayPart => ({
  id: 'muntha',
  title: content.year.munthaTexts.title(getSignName(solarYear.lagnaResults!.muntha.sign)),
  statements: writeMunthaStatements(context, solarYear),
});

const writeLordPart = (context: TimeKnownContext, solarYear: Varshphal): EssayPart => ({
  id: 'lord',
  title: toUppercaseFirst(
    content.year.yearLordReasons.title(formatGraha(solarYear.lagnaResults!.yearLord.graha)),
  ),
  statements: writeYearLordStatements(context, solarYear),
});

function writeOtherYearParts(context: TimeKnownContext, mainYear: Varshphal): EssayPart[] {
  const otherYear = findOtherSolarYear(context);
  if (!otherYear) return [];
  const title =
    otherYear.from < mainYear.from
      ? content.year.yearLordReasons.until(formatLongDate(otherYear.to))
      : content.year.yearLordReasons.from(formatLongDate(otherYear.from));
  return [{ id: 'other-year', title, statements: writeOtherYearStatements(context, otherYear) }];
}

function writeMunthaStatements(context: TimeKnownContext, solarYear: Varshphal): Statement[] {
  const { age, lagnaResults } = solarYear;
  const { sign, house, lord } = lagnaResults!.muntha;
  const signName = getSignName(sign);
  const munthaReason =
    age === 0
      ? content.year.munthaTexts.firstYearReason(signName, house)
      : content.year.munthaTexts.reason(age, getSignName(context.chart.lagna.sign), signName, house);
  const { state } = evaluateTajikaStrength(solarYear, lord);
  const lordReason = content.year.munthaTexts.lordReason(
    formatGraha(lord),
    signName,
    describeTajikaStrength(solarYear, lord),
  );
  return [
    createYearStatement(
      context,
      chooseForAge(
        context,
        (isChild(context) ? getChildTexts(context).childMuntha : content.year.munthaByHouse)[house - 1]!,
        { senior: content.year.seniorMuntha[house - 1], youth: content.year.youthMuntha[house] },
      ),
      munthaReason,
      {
        keys: ['lagna.sign', `year.${age}.muntha-house`],
        source: content.common.sources.varshphal,
      },
    ),
    createYearStatement(
      context,
      isChild(context)
        ? getChildTexts(context).childMunthaLord[lord]
        : chooseForAge(context, content.year.munthaLordTexts[lord][state], {
            senior: content.year.seniorMunthaLord[lord]?.[state],
            youth: content.year.youthMunthaLord[lord]?.[state],
          }),
      lordReason,
      { keys: [`year.${age}.muntha`, (other) => readMunthaLordState(other, age)] },
    ),
  ];
}

function readMunthaLordState({ chart }: ReportContext, age: number): string {
  const solarYear = getAnnualChart(chart, age);
  const { state, weakness } = evaluateTajikaStrength(solarYear, solarYear.lagnaResults!.muntha.lord);
  return `${state} ${weakness}`;
}
