/** Statements on the lord of the year, its closest Tajika yoga, and the other year of life in brief. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import type { TajikaYoga, Varshphal } from '#src/astrology/contract-varshphal.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { FactReader } from '#src/reports/facts/derived-facts.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatGraha, formatList, getSignName } from '#src/reports/text/phrases.ts';
import { getAnnualChart } from '#src/reports/year/annual-charts.ts';
import { createYearStatement } from '#src/reports/year/year-phrases.ts';
import { evaluateTajikaStrength, describeTajikaStrength } from '#src/reports/year/tajika-strength.ts';
import { chooseForAge } from './year-stage.ts';

export function writeYearLordStatements(context: ReportContext, solarYear: Varshphal): Statement[] {
  const { graha } = solarYear.lagnaResults!.yearLord;
  const { state } = evaluateTajikaStrength(solarYear, graha);
  const text = isChild(context)
    ? getChildTexts(context).childYearLord[graha]
    : chooseForAge(context, content.year.yearLordTexts[graha][state], {
        senior: content.year.seniorYearLord[graha],
        youth: content.year.youthYearLord[graha]?.[state],
      });
  return [
    createYearStatement(context, text, describeChoice(solarYear), {
      keys: [`year.${solarYear.age}.lord`, readLordStrength(solarYear.age)],
      source: content.common.sources.varshphal,
    }),
    ...writeTajikaYogaStatements(context, solarYear),
  ];
}

/** Reads the strength of the lord of the year and the reason of its choice, without the measure. */
const readLordStrength =
  (age: number): FactReader<ReportContext> =>
  ({ chart }) =>
    maskMeasure(describeChoice(getAnnualChart(chart, age)));

/** The measure changes from minute to minute; the words that it decides do not. */
const maskMeasure = (text: string): string => text.replace(/\d+\.\d/g, '');

function describeChoice(solarYear: Varshphal): string {
  const { officeHolders, yearLord } = solarYear.lagnaResults!;
  const { graha, chosen } = yearLord;
  const strength = describeTajikaStrength(solarYear, graha);
  if (chosen === 'muntha') return content.year.yearLordReasons.byMuntha(formatGraha(graha), strength);
  const offices = officeHolders
    .filter((officer) => officer.graha === graha)
    .map(({ office }) => content.year.officePhrases[office]);
  return content.year.yearLordReasons.byMeasure(formatGraha(graha), formatList(offices), strength);
}

/** The closest Tajika yoga of the lord of the year or of its lagna. */
function writeTajikaYogaStatements(context: ReportContext, solarYear: Varshphal): Statement[] {
  const tajikaYoga = findTajikaYoga(solarYear);
  if (!tajikaYoga) return [];
  const { age } = solarYear;
  const readText: FactReader<ReportContext> = ({ chart }) => {
    const otherYear = getAnnualChart(chart, age);
    const yoga = findTajikaYoga(otherYear);
    return yoga
      ? `${maskMeasure(describeTajikaYoga(otherYear, yoga))} ${getTajikaYogaText(context, otherYear, yoga)}`
      : null;
  };
  return [
    createYearStatement(
      context,
      getTajikaYogaText(context, solarYear, tajikaYoga),
      describeTajikaYoga(solarYear, tajikaYoga),
      { keys: [`year.${age}.lagna`, readText], source: content.common.sources.tajikaYogas },
    ),
  ];
}

function findTajikaYoga({ yogas, lagnaResults, chart }: Varshphal): TajikaYoga | undefined {
  const leadingGrahas: string[] = [lagnaResults!.yearLord.graha, getSignLord(chart.lagna!.sign)];
  return yogas.find(({ faster, slower }) => leadingGrahas.includes(faster) || leadingGrahas.includes(slower));
}

function getTajikaYogaText(context: ReportContext, solarYear: Varshphal, tajikaYoga: TajikaYoga): string {
  const { yoga, aspect } = tajikaYoga;
  const relation = aspect.endsWith('friend') ? 'friend' : 'enemy';
  const { childTajikaYoga, childTajikaYogaOfWeak } = getChildTexts(context);
  const [texts, textsOfWeak] = isChild(context)
    ? [childTajikaYoga, childTajikaYogaOfWeak]
    : [content.year.tajikaYogaTexts, content.year.tajikaYogaOfWeakTexts];
  return yoga !== 'ishrafa' && isSlowHelp(solarYear, tajikaYoga) ? textsOfWeak[yoga] : texts[yoga][relation];
}

/** A friendly yoga that is still to come, of two grahas that are weak in the annual chart. */
const isSlowHelp = (solarYear: Varshphal, { faster, slower, yoga, aspect }: TajikaYoga): boolean =>
  yoga !== 'ishrafa' &&
  aspect.endsWith('friend') &&
  [faster, slower].every((graha) => evaluateTajikaStrength(solarYear, graha).state === 'weak');

function describeTajikaYoga(solarYear: Varshphal, tajikaYoga: TajikaYoga): string {
  const { faster, slower, yoga, degreesApart } = tajikaYoga;
  const reason = content.year.tajikaYogaReasons[yoga](
    formatGraha(faster),
    formatGraha(slower),
    degreesApart.toFixed(1),
  );
  return isSlowHelp(solarYear, tajikaYoga) ? content.year.ofWeakGrahas(reason) : reason;
}

export function writeOtherYearStatements(context: ReportContext, otherYear: Varshphal): Statement[] {
  const { age, lagnaResults } = otherYear;
  const { muntha, yearLord } = lagnaResults!;
  const { graha } = yearLord;
  const [munthaTexts, lordTexts] = isChild(context)
    ? [getChildTexts(context).childMunthaInOtherYear, getChildTexts(context).childYearLordInOtherYear]
    : [content.year.munthaInOtherYear, content.year.yearLordInOtherYear];
  const munthaText = chooseForAge(context, munthaTexts[muntha.house - 1]!, {
    senior: content.year.seniorMunthaInOtherYear[muntha.house],
    youth: content.year.youthMunthaInOtherYear[muntha.house],
  });
  const sign = getSignName(muntha.sign);
  const text = content.year.munthaTexts.inOtherYear(age + 1, sign, munthaText);
  const munthaReason = content.year.munthaTexts.otherYearReason(sign, muntha.house);
  return [
    createYearStatement(context, text, munthaReason, { keys: [`year.${age}.muntha-house`] }),
    createYearStatement(
      context,
      chooseForAge(context, lordTexts[graha], {
        senior: content.year.seniorYearLordInOtherYear[graha],
        youth: content.year.youthYearLordInOtherYear[graha],
      }),
      describeLordOfOtherYear(otherYear),
      {
        keys: [
          `year.${age}.lord`,
          ({ chart }) => maskMeasure(describeLordOfOtherYear(getAnnualChart(chart, age))),
        ],
      },
    ),
  ];
}

function describeLordOfOtherYear(otherYear: Varshphal): string {
  const { officeHolders, yearLord } = otherYear.lagnaResults!;
  return content.year.yearLordReasons.inOtherYear(
    formatGraha(yearLord.graha),
    otherYear.age + 1,
    describeTajikaStrength(otherYear, yearLord.graha),
    officeHolders.filter(({ graha }) => graha === yearLord.graha).length,
  );
}
