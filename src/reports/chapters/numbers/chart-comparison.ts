/** Compares the graha of the driver with the lords of lagna, Moon sign, mahadasha and weekday. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { VARAS } from '#src/astrology/panchang/panchang-names.ts';
import { getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { GrahaFit } from '#src/reports/content/en/numbers/name-numbers.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { addNodeRules, compareGrahas, getGrahaOfNumber } from './number-grahas.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, getSignName, getVaraName } from '#src/reports/text/phrases.ts';

/** `subject` begins the reason; `label` names the lord in a list. */
type Comparison = {
  lord: Graha;
  label: string;
  texts: Record<GrahaFit, string>;
  subject: string;
  keys: string[];
};

export function writeComparisonStatements(context: ReportContext): Statement[] {
  const driverGraha = getGrahaOfNumber(getNumerology(context).mulank.value);
  const comparisons = listComparisons(context);
  const statements = comparisons.map(({ lord, texts, subject, keys }) => {
    const fit = compareGrahas(driverGraha, lord);
    const because = content.numbers.comparisonReasons[fit](subject, formatGraha(driverGraha));
    return createStatement(
      context,
      texts[fit],
      addNodeRules(because, driverGraha, lord),
      ['date.driver', ...keys],
      fit === 'same' ? undefined : content.numbers.numberSources.friendship,
    );
  });
  return comparisons.length > 1
    ? [...statements, writeBalanceStatement(context, driverGraha, comparisons)]
    : statements;
}

function writeBalanceStatement(
  context: ReportContext,
  driverGraha: Graha,
  comparisons: readonly Comparison[],
): Statement {
  const fits = comparisons.map(({ lord }) => compareGrahas(driverGraha, lord));
  const because = content.numbers.balanceReason(
    formatGraha(driverGraha),
    comparisons.map(({ label }) => label),
    tallyFits(fits),
  );
  const keys = ['date.driver', ...comparisons.flatMap((comparison) => comparison.keys)];
  return createStatement(context, content.numbers.comparisonBalance[gradeBalance(fits)], because, keys);
}

function listComparisons(context: ReportContext): Comparison[] {
  return [
    ...(context.isTimeKnown ? [compareLagna(context), ...compareMahaDasha(context)] : []),
    ...(hasOneMoonSign(context) ? [compareMoon(context)] : []),
    compareWeekday(context),
  ];
}

function compareWeekday({ chart }: ReportContext): Comparison {
  const { vara } = chart.panchang;
  const { lord } = VARAS[vara - 1]!;
  return {
    lord,
    label: content.numbers.comparisonLabels.weekday,
    texts: content.numbers.driverWithWeekdayLord,
    subject: content.numbers.comparisonSubjects.weekday(formatGraha(lord), getVaraName(vara)),
    keys: ['vara'],
  };
}

function compareLagna({ chart }: TimeKnownContext): Comparison {
  const lord = getHouseLord(chart, 1);
  const subject = content.numbers.comparisonSubjects.lagna(formatGraha(lord), getSignName(chart.lagna.sign));
  return {
    lord,
    label: content.numbers.comparisonLabels.lagna,
    texts: content.numbers.driverWithLagnaLord,
    subject,
    keys: ['lagna.sign', 'lord.1'],
  };
}

function compareMoon({ chart }: ReportContext): Comparison {
  const { sign } = chart.grahas.Moon;
  const lord = getSignLord(sign);
  const subject = content.numbers.comparisonSubjects.Moon(formatGraha(lord), getSignName(sign));
  return {
    lord,
    label: content.numbers.comparisonLabels.Moon,
    texts: content.numbers.driverWithMoonLord,
    subject,
    keys: ['Moon.sign'],
  };
}

/** None after the 120 years of the cycle. */
function compareMahaDasha({ chart, now }: ReportContext): Comparison[] {
  const { maha, isOver } = findDashasAt(chart, now);
  const subject = content.numbers.comparisonSubjects.maha(formatGraha(maha.lord));
  return isOver
    ? []
    : [
        {
          lord: maha.lord,
          label: content.numbers.comparisonLabels.maha,
          texts: content.numbers.driverWithMahaLord,
          subject,
          keys: ['maha'],
        },
      ];
}

type Balance = keyof typeof content.numbers.comparisonBalance;

function gradeBalance(fits: readonly GrahaFit[]): Balance {
  const score = fits.reduce((sum, fit) => sum + FIT_POINTS[fit], 0);
  if (score > 1) return 'agree';
  return score < -1 ? 'argue' : 'mixed';
}

const FIT_POINTS: Record<GrahaFit, number> = { same: 2, friendly: 1, neutral: 0, tense: -1 };

/** The kinds that occur, with their numbers. */
const tallyFits = (fits: readonly GrahaFit[]): (readonly [GrahaFit, number])[] =>
  (['same', 'friendly', 'neutral', 'tense'] as const)
    .map((kind) => [kind, fits.filter((fit) => fit === kind).length] as const)
    .filter(([, count]) => count > 0);
