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
import { leastOf, officeKeys, officeWords, significators } from './significators.ts';
import { leastOfDay } from './time-unknown/significators-without-time.ts';
import { bearingKeys, bearingOf, bearingWords } from './work-condition.ts';

export function workStrengths(reading: ReportContext): Statement[] {
  const { chart, day } = reading;
  if (day) return strengthsOfDay(reading);
  return significators(chart)
    .slice(0, 3)
    .map((one) => {
      const because = `${grahaName(one.graha)} ${officeWords(chart, one)}`;
      return createStatement(reading, minuteStrength[one.graha], because, officeKeys(one));
    });
}

function strengthsOfDay(reading: ReportContext): Statement[] {
  return rankByStrength(reading.chart)
    .slice(0, 2)
    .map((graha) => {
      const because = `of the seven, ${grahaName(graha)} is among the best supported that day, ${bearingWords(reading.chart, graha)}`;
      return createStatement(reading, minuteStrength[graha], because, [
        `${graha}.dignity`,
        `${graha}.combust`,
      ]);
    });
}

export function workGently(reading: ReportContext): Statement[] {
  const { chart, day } = reading;
  const least = day ? leastOfDay(reading) : leastInWork(reading);
  const because = `${grahaName(least)} is the least at ease here, ${bearingWords(chart, least)}`;
  const gentle = createStatement(reading, minuteGentle[least], because, bearingKeys(chart, least));
  return day ? [gentle] : [gentle, purseStatement(reading)];
}

const leastInWork = ({ chart }: ReportContext): Seven =>
  leastOf(
    chart,
    significators(chart)
      .slice(0, 3)
      .map(({ graha }) => graha),
  );

/** The first of the six doors whose lord stands badly. */
function purseStatement(reading: ReportContext): Statement {
  const { chart } = reading;
  const area = moneyAreas.find(({ house }) => bearingOf(chart, lordOf(chart, house)) === 'weak');
  if (!area) {
    const keys = moneyAreas.flatMap(({ house }) => bearingKeys(chart, lordOf(chart, house)));
    return createStatement(reading, minuteEase, 'no lord of the six houses of money is ill placed', keys);
  }
  const lord = lordOf(chart, area.house);
  const because = `the lord of the ${ordinal(area.house)}, ${grahaName(lord)}, has little ease in ${signName(chart.grahas[lord].sign)}`;
  return createStatement(reading, minuteMoney[area.house], because, [
    `lord.${area.house}`,
    ...bearingKeys(chart, lord),
  ]);
}
