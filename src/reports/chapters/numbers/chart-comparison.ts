/** Compares the graha of the driver with the lords of lagna, Moon sign, maha dasha and weekday. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { VARAS } from '#src/astrology/panchang/panchang-names.ts';
import { getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { GrahaFit } from '#src/reports/content/en/numbers/name-numbers.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { compareGrahas, getGrahaOfNumber, describeNodeRule } from './number-grahas.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, getSignName } from '#src/reports/text/phrases.ts';

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
    const because = `${subject} ${FIT_PHRASES[fit](formatGraha(driverGraha))}${describeNodeRule(driverGraha, lord)}`;
    return createStatement(
      context,
      texts[fit],
      because,
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
  const because = `${formatGraha(driverGraha)} beside the lords of ${formatList(comparisons.map(({ label }) => label))}: ${describeTally(fits)}`;
  const keys = ['date.driver', ...comparisons.flatMap((comparison) => comparison.keys)];
  return createStatement(context, content.numbers.comparisonBalance[gradeBalance(fits)], because, keys);
}

const FIT_PHRASES: Record<GrahaFit, (driver: string) => string> = {
  same: (driverGraha) => `is ${driverGraha}, the driver’s own graha`,
  friendly: (driverGraha) => `is on the side of ${driverGraha}, the driver’s graha`,
  neutral: (driverGraha) => `is neither for nor against ${driverGraha}, the driver’s graha`,
  tense: (driverGraha) => `is counted against ${driverGraha}, the driver’s graha`,
};

function listComparisons(context: ReportContext): Comparison[] {
  return [
    ...(context.isTimeKnown ? [compareLagna(context), ...compareMahaDasha(context)] : []),
    ...(hasOneMoonSign(context) ? [compareMoon(context)] : []),
    compareWeekday(context),
  ];
}

function compareWeekday({ chart }: ReportContext): Comparison {
  const { lord, english } = VARAS[chart.panchang.vara - 1]!;
  return {
    lord,
    label: 'weekday',
    texts: content.numbers.driverWithWeekdayLord,
    subject: `${formatGraha(lord)}, lord of that ${english},`,
    keys: ['vara'],
  };
}

function compareLagna({ chart }: TimeKnownContext): Comparison {
  const lord = getHouseLord(chart, 1);
  const subject = `${formatGraha(lord)}, who rules your lagna, ${getSignName(chart.lagna.sign)},`;
  return {
    lord,
    label: 'lagna',
    texts: content.numbers.driverWithLagnaLord,
    subject,
    keys: ['lagna.sign', 'lord.1'],
  };
}

function compareMoon({ chart }: ReportContext): Comparison {
  const { sign } = chart.grahas.Moon;
  const lord = getSignLord(sign);
  const subject = `${formatGraha(lord)}, host to your Moon in ${getSignName(sign)},`;
  return { lord, label: 'Moon', texts: content.numbers.driverWithMoonLord, subject, keys: ['Moon.sign'] };
}

/** None after the 120 years of the cycle. */
function compareMahaDasha({ chart, now }: ReportContext): Comparison[] {
  const { maha, isOver } = findDashasAt(chart, now);
  const subject = `${formatGraha(maha.lord)}, who has the great period,`;
  return isOver
    ? []
    : [
        {
          lord: maha.lord,
          label: 'great period',
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

function describeTally(fits: readonly GrahaFit[]): string {
  const kinds = (['same', 'friendly', 'neutral', 'tense'] as const)
    .map((kind) => [kind, fits.filter((fit) => fit === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${TALLY_PHRASES[kind]}`);
  return `${fits.length} comparisons, ${formatList(kinds)}`;
}

const TALLY_PHRASES: Record<GrahaFit, string> = {
  same: 'with the same graha',
  friendly: 'friendly',
  neutral: 'neutral',
  tense: 'opposed',
};
