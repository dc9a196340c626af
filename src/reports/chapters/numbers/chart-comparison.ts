/** The driver's graha beside the lords of the chart, each comparison told, all of them weighed. */
import type { Graha } from '#src/astrology/contract.ts';
import { VARAS } from '#src/astrology/panchang/panchang-names.ts';
import { lordOf, lordOfSign } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  weighed,
  withLagnaLord,
  withMaha,
  withMoonLord,
  withWeekday,
} from '#src/reports/content/en/numbers/chart-comparison.ts';
import { numberSources } from '#src/reports/content/en/numbers/number-headings.ts';
import type { Fit } from '#src/reports/content/en/numbers/name-numbers.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { compareGrahas, getGrahaOfNumber, describeNodeRule } from './number-grahas.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { grahaName, listed, signName } from '#src/reports/text/phrases.ts';

type Comparison = { lord: Graha; of: string; texts: Record<Fit, string>; who: string; keys: string[] };

export function writeComparisonStatements(context: ReportContext): Statement[] {
  const driver = getGrahaOfNumber(getNumerology(context).mulank.value);
  const all = listComparisons(context);
  const told = all.map(({ lord, texts, who, keys }) => {
    const fit = compareGrahas(driver, lord);
    const because = `${who} ${FIT_PHRASES[fit](grahaName(driver))}${describeNodeRule(driver, lord)}`;
    const rests = ['date.driver', ...keys];
    return createStatement(
      context,
      texts[fit],
      because,
      rests,
      fit === 'same' ? undefined : numberSources.friendship,
    );
  });
  return all.length > 1 ? [...told, writeBalanceStatement(context, driver, all)] : told;
}

function writeBalanceStatement(context: ReportContext, driver: Graha, all: readonly Comparison[]): Statement {
  const fits = all.map(({ lord }) => compareGrahas(driver, lord));
  const because = `${grahaName(driver)} beside the lords of ${listed(all.map(({ of }) => of))}: ${describeTally(fits)}`;
  const keys = ['date.driver', ...all.flatMap((one) => one.keys)];
  return createStatement(context, weighed[gradeBalance(fits)], because, keys);
}

const FIT_PHRASES: Record<Fit, (driver: string) => string> = {
  same: (driver) => `is ${driver}, the driver’s own graha`,
  friendly: (driver) => `is on the side of ${driver}, the driver’s graha`,
  neutral: (driver) => `is neither for nor against ${driver}, the driver’s graha`,
  tense: (driver) => `is counted against ${driver}, the driver’s graha`,
};

function listComparisons(context: ReportContext): Comparison[] {
  const { day } = context;
  return [
    ...(day ? [] : [compareLagna(context), compareMahaDasha(context)].flat()),
    ...(day && !hasOneSign(day, 'Moon') ? [] : [compareMoon(context)]),
    compareWeekday(context),
  ];
}

function compareWeekday({ chart }: ReportContext): Comparison {
  const { lord, english } = VARAS[chart.panchang.vara - 1]!;
  return {
    lord,
    of: 'weekday',
    texts: withWeekday,
    who: `${grahaName(lord)}, lord of that ${english},`,
    keys: ['vara'],
  };
}

function compareLagna({ chart }: ReportContext): Comparison {
  const lord = lordOf(chart, 1);
  const who = `${grahaName(lord)}, who rules your lagna, ${signName(chart.lagna!.sign)},`;
  return { lord, of: 'lagna', texts: withLagnaLord, who, keys: ['lagna.sign', 'lord.1'] };
}

function compareMoon({ chart }: ReportContext): Comparison {
  const { sign } = chart.grahas.Moon;
  const lord = lordOfSign(sign);
  const who = `${grahaName(lord)}, host to your Moon in ${signName(sign)},`;
  return { lord, of: 'Moon', texts: withMoonLord, who, keys: ['Moon.sign'] };
}

/** None after the round of 120 years. */
function compareMahaDasha({ chart, now }: ReportContext): Comparison[] {
  const { maha, over } = findDashasAt(chart, now);
  const who = `${grahaName(maha.lord)}, who has the great period,`;
  return over ? [] : [{ lord: maha.lord, of: 'great period', texts: withMaha, who, keys: ['maha'] }];
}

type Balance = keyof typeof weighed;

export function gradeBalance(fits: readonly Fit[]): Balance {
  const score = fits.reduce((sum, fit) => sum + VOTES[fit], 0);
  if (score > 1) return 'agree';
  return score < -1 ? 'argue' : 'mixed';
}

const VOTES: Record<Fit, number> = { same: 2, friendly: 1, neutral: 0, tense: -1 };

function describeTally(fits: readonly Fit[]): string {
  const kinds = (['same', 'friendly', 'neutral', 'tense'] as const)
    .map((kind) => [kind, fits.filter((fit) => fit === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${TALLY_PHRASES[kind]}`);
  return `${fits.length} comparisons, ${listed(kinds)}`;
}

const TALLY_PHRASES: Record<Fit, string> = {
  same: 'with the same graha',
  friendly: 'friendly',
  neutral: 'neutral',
  tense: 'opposed',
};
