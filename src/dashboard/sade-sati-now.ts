import type { TransitSnapshot } from '#src/astrology/contract-transits.ts';
import type { SadeSatiPeriod } from '#src/astrology/contract.ts';
import { findDhaiyas, findSadeSati } from '#src/astrology/motion/saturn.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import { formatOrdinal, formatShortDate, getSignName } from '#src/reports/text/phrases.ts';
import type { DashboardChart } from './dashboard-chart.ts';
import { RULES, sadeSatiTexts } from './content/en.ts';
import type { SadeSatiNow } from './contract.ts';

/** Saturn's cycle takes less than thirty years, so this interval always contains a next passage. */
const SEARCH_YEARS = 31;

/** Describes Sade Sati, Dhaiya, or neither: Saturn counted from the natal Moon at `now`. */
export function describeSadeSati(dashboardChart: DashboardChart, today: TransitSnapshot): SadeSatiNow {
  const { chart, now, isMoonSignKnown } = dashboardChart;
  const moonSign = getSignName(chart.grahas.Moon.sign);
  if (!isMoonSignKnown)
    return {
      state: 'uncertain',
      statement: createStatement('uncertain', 'the Moon changed signs on your day of birth'),
    };
  const untilAge = (Date.parse(now) - Date.parse(chart.utc)) / YEAR_MS + SEARCH_YEARS;
  const passage = findSadeSati(chart, untilAge).find(({ to }) => Date.parse(to) > Date.parse(now));
  const saturn = today.grahas.find(({ graha }) => graha === 'Saturn')!;
  const because = `Saturn is in ${getSignName(saturn.sign)}, the ${formatOrdinal(saturn.houseFromMoon)} sign from your Moon in ${moonSign}`;
  if (passage && Date.parse(passage.from) <= Date.parse(now)) {
    const state = today.sadeSati ?? 'between';
    return { state, ...toDates(passage), statement: createStatement(state, because) };
  }
  if (today.dhaiya) return describeDhaiya(dashboardChart, today.dhaiya, because, untilAge);
  return {
    state: 'free',
    ...(passage ? toDates(passage) : {}),
    statement: createFreeStatement(passage, because),
  };
}

function describeDhaiya(
  { chart, now }: DashboardChart,
  house: number,
  because: string,
  untilAge: number,
): SadeSatiNow {
  const dhaiya = findDhaiyas(chart, untilAge).find(({ to }) => Date.parse(to) > Date.parse(now));
  return {
    state: 'dhaiya',
    ...(dhaiya ? toDates(dhaiya) : {}),
    statement: createStatement(house === 4 ? 'dhaiya4' : 'dhaiya8', because),
  };
}

function createFreeStatement(next: SadeSatiPeriod | undefined, because: string): SadeSatiNow['statement'] {
  const { text, ...reason } = createStatement('free', because);
  return { text: next ? `${text} The next begins on ${formatShortDate(next.from)}.` : text, ...reason };
}

const toDates = ({ from, to }: { from: string; to: string }) => ({ from, to });

const createStatement = (textKey: keyof typeof sadeSatiTexts, because: string): SadeSatiNow['statement'] => ({
  text: sadeSatiTexts[textKey],
  because,
  rule: textKey === 'dhaiya4' || textKey === 'dhaiya8' ? RULES.dhaiya : RULES.sadeSati,
});
