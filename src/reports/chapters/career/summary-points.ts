/** What to lean on at work and what to go gently with, for the page in one minute. */
import type { Seven } from '#src/astrology/contract-names.ts';
import { lordOf } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  minuteEase,
  minuteGentle,
  minuteMoney,
  minuteStrength,
} from '#src/reports/content/en/career/career-summary.ts';
import { moneyAreas } from '#src/reports/content/en/career/money-houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { rankByStrength } from '#src/reports/facts/graha-strength.ts';
import { grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';
import {
  findLeastSupported,
  listWorkLinkKeys,
  describeWorkLinks,
  rankSignificators,
} from './significators.ts';
import { findLeastSupportedOfDay } from './time-unknown/significators-without-time.ts';
import { listConditionKeys, getCondition, describeCondition } from './work-condition.ts';

export function writeCareerStrengths(context: ReportContext): Statement[] {
  const { chart, day } = context;
  if (day) return writeStrengthsWithoutTime(context);
  return rankSignificators(chart)
    .slice(0, 3)
    .map((one) => {
      const because = `${grahaName(one.graha)} ${describeWorkLinks(chart, one)}`;
      return createStatement(context, minuteStrength[one.graha], because, listWorkLinkKeys(one));
    });
}

function writeStrengthsWithoutTime(context: ReportContext): Statement[] {
  return rankByStrength(context.chart)
    .slice(0, 2)
    .map((graha) => {
      const because = `of the seven, ${grahaName(graha)} is among the best supported that day, ${describeCondition(context.chart, graha)}`;
      return createStatement(context, minuteStrength[graha], because, [
        `${graha}.dignity`,
        `${graha}.combust`,
      ]);
    });
}

export function writeCareerCautions(context: ReportContext): Statement[] {
  const { chart, day } = context;
  const least = day ? findLeastSupportedOfDay(context) : findLeastSupportedInWork(context);
  const because = `${grahaName(least)} is the least at ease here, ${describeCondition(chart, least)}`;
  const gentle = createStatement(context, minuteGentle[least], because, listConditionKeys(chart, least));
  return day ? [gentle] : [gentle, writeMoneyStatement(context)];
}

const findLeastSupportedInWork = ({ chart }: ReportContext): Seven =>
  findLeastSupported(
    chart,
    rankSignificators(chart)
      .slice(0, 3)
      .map(({ graha }) => graha),
  );

/** The first of the six doors whose lord stands badly. */
function writeMoneyStatement(context: ReportContext): Statement {
  const { chart } = context;
  const area = moneyAreas.find(({ house }) => getCondition(chart, lordOf(chart, house)) === 'weak');
  if (!area) {
    const keys = moneyAreas.flatMap(({ house }) => listConditionKeys(chart, lordOf(chart, house)));
    return createStatement(context, minuteEase, 'no lord of the six houses of money is ill placed', keys);
  }
  const lord = lordOf(chart, area.house);
  const because = `the lord of the ${ordinal(area.house)}, ${grahaName(lord)}, has little ease in ${signName(chart.grahas[lord].sign)}`;
  return createStatement(context, minuteMoney[area.house], because, [
    `lord.${area.house}`,
    ...listConditionKeys(chart, lord),
  ]);
}
