/** Computes the personal part of the dashboard: chart, current periods and transits. */
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart, Conventions, MoonRange, BirthTimeInterval } from '#src/astrology/contract.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { computeMoonRange } from '#src/astrology/moon-range.ts';
import { computeSensitivity, computeDashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import { computeTransitSnapshot } from '#src/astrology/transits/transit-snapshot.ts';
import { toBirthMoment } from '#src/delivery/birth-moment.ts';
import { describeBirth } from '#src/places/clock/clock-labels.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { formatClock, formatClockRange, formatFirstMinute, getSignName } from '#src/reports/text/phrases.ts';
import type { DashboardChart } from './dashboard-chart.ts';
import { cautionTexts } from './content/en.ts';
import type { PersonalSection } from './contract.ts';
import { describeCurrentDasha } from './dasha-now.ts';
import { describeDashaRange } from './dasha-range.ts';
import { describeMoonToday } from './moon-today.ts';
import type { KnownBirth } from './resolve-birth.ts';
import { describeSadeSati } from './sade-sati-now.ts';
import { listSlowTransits } from './slow-transits.ts';

export function computePersonalSection(
  { birth, source }: KnownBirth,
  conventions: Conventions,
  now: string,
): PersonalSection {
  const moment = toBirthMoment(birth);
  const chart = computeChart(moment, conventions);
  const range = moment.isTimeKnown ? undefined : computeMoonRange(moment, conventions);
  const dashboardChart: DashboardChart = {
    chart,
    now,
    isMoonSignKnown: range === undefined || isSameSignAllDay(range),
  };
  const today = computeTransitSnapshot(chart, now);
  return {
    name: birth.name,
    ...describeBirth(birth),
    source,
    timeKind: birth.timeKind,
    ...toCautionField(birth, moment, chart),
    isMoonSignKnown: dashboardChart.isMoonSignKnown,
    chart,
    dasha: range ? describeDashaRange(range, now) : describeCurrentDasha(chart, now),
    moonToday: describeMoonToday(dashboardChart, today),
    slowTransits: listSlowTransits(dashboardChart, today),
    sadeSati: describeSadeSati(dashboardChart, today),
  };
}

const isSameSignAllDay = ({ stays }: MoonRange): boolean =>
  stays.every(({ sign }) => sign === stays[0]!.sign);

function toCautionField(
  birth: ResolvedBirth,
  moment: BirthMoment,
  chart: Chart,
): Pick<PersonalSection, 'caution'> {
  if (birth.timeKind === 'exact') return {};
  if (birth.timeKind === 'unknown') return { caution: cautionTexts.unknown };
  return { caution: describeUncertainty(birth, moment, chart) };
}

/** Describes the effect of an approximate birth time: how long the lagna stays the same, and how far the dates of the periods move. */
function describeUncertainty(birth: ResolvedBirth, moment: BirthMoment, chart: Chart): string {
  const { lagnaSign } = computeSensitivity(moment, chart);
  const days = Math.max(1, Math.round(computeDashaDaysPerMinute(chart)));
  return cautionTexts.approximate(
    getSignName(chart.lagna!.sign),
    formatSpan(lagnaSign, birth.utcOffsetSeconds),
    days === 1 ? 'a day' : `${days} days`,
  );
}

/** Formats the interval in clock times of the place of birth. */
function formatSpan({ from, to }: BirthTimeInterval, offsetSeconds: number): string {
  if (from && to) return formatClockRange(from, to, offsetSeconds);
  if (from) return `from ${formatFirstMinute(from, offsetSeconds)} on`;
  return to ? `until ${formatClock(to, offsetSeconds)}` : 'for several hours before and after';
}
