/** What to lean on at work and what to go gently with, for the page in one minute. */
import type { Seven } from '#src/astrology/contract-names.ts';
import { getHouseLord } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  moneyEaseLine,
  careerCautionLine,
  moneyCautionLine,
  careerStrengthLine,
} from '#src/reports/content/en/career/career-summary.ts';
import { moneyHouses } from '#src/reports/content/en/career/money-houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { rankByStrength } from '#src/reports/facts/graha-strength.ts';
import { formatGraha, formatOrdinal, signName } from '#src/reports/text/phrases.ts';
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
      const because = `${formatGraha(one.graha)} ${describeWorkLinks(chart, one)}`;
      return createStatement(context, careerStrengthLine[one.graha], because, listWorkLinkKeys(one));
    });
}

function writeStrengthsWithoutTime(context: ReportContext): Statement[] {
  return rankByStrength(context.chart)
    .slice(0, 2)
    .map((graha) => {
      const because = `of the seven, ${formatGraha(graha)} is among the best supported that day, ${describeCondition(context.chart, graha)}`;
      return createStatement(context, careerStrengthLine[graha], because, [
        `${graha}.dignity`,
        `${graha}.combust`,
      ]);
    });
}

export function writeCareerCautions(context: ReportContext): Statement[] {
  const { chart, day } = context;
  const least = day ? findLeastSupportedOfDay(context) : findLeastSupportedInWork(context);
  const because = `${formatGraha(least)} is the least at ease here, ${describeCondition(chart, least)}`;
  const gentle = createStatement(context, careerCautionLine[least], because, listConditionKeys(chart, least));
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
  const area = moneyHouses.find(({ house }) => getCondition(chart, getHouseLord(chart, house)) === 'weak');
  if (!area) {
    const keys = moneyHouses.flatMap(({ house }) => listConditionKeys(chart, getHouseLord(chart, house)));
    return createStatement(context, moneyEaseLine, 'no lord of the six houses of money is ill placed', keys);
  }
  const lord = getHouseLord(chart, area.house);
  const because = `the lord of the ${formatOrdinal(area.house)}, ${formatGraha(lord)}, has little ease in ${signName(chart.grahas[lord].sign)}`;
  return createStatement(context, moneyCautionLine[area.house], because, [
    `lord.${area.house}`,
    ...listConditionKeys(chart, lord),
  ]);
}
