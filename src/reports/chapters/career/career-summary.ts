/** Work and money on one sheet. */
import { RASHIS } from '#src/astrology/contract.ts';
import { lordOf, signOfHouse } from '#src/astrology/houses.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { workHeadings } from '#src/reports/content/en/career/career-headings.ts';
import type { Minister } from '#src/reports/content/en/career/amatyakaraka.ts';
import {
  minuteDue,
  minuteMinister,
  minuteNow,
  minuteSun,
  minuteTenth,
} from '#src/reports/content/en/career/career-summary.ts';
import { findDivisionalInterval, getDivisionalSign } from '#src/reports/facts/divisional-facts.ts';
import { listUpcomingAntardashas, findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  toUppercaseFirst,
  formatClockRange,
  formatDegrees,
  grahaName,
  formatShortDate,
  signName,
} from '#src/reports/text/phrases.ts';
import { datesOfDay, nowOfDay, pillarsOfDay } from './time-unknown/summary-without-time.ts';
import { ministerOf } from './significators.ts';
import { roleOf } from './work-condition.ts';
import { workGently, workStrengths } from './summary-points.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;
type Pillar = MinuteDraft['keyFacts'][number];

export const workMinute: Chapter = {
  write: (reading) => ({
    kind: 'summary',
    id: 'minute',
    ...workHeadings.minute,
    lead: leadOf(reading),
    keyFacts: reading.day ? pillarsOfDay(reading.day) : pillarsOf(reading),
    ...nowOf(reading),
    strengths: workStrengths(reading),
    cautions: workGently(reading),
    dates: datesOf(reading),
  }),
};

function leadOf(reading: ReportContext): Statement {
  const { chart, day } = reading;
  const sun = chart.grahas.Sun.sign;
  if (day)
    return createStatement(
      reading,
      minuteSun[sun - 1]!,
      `at noon of that day the Sun was in ${signName(sun)}`,
      ['Sun.sign'],
    );
  const tenth = signOfHouse(chart, 10);
  const graha = ministerOf(chart) as Minister;
  const because = `${signName(tenth)} is the sign of your tenth house, and ${grahaName(graha)} is the amatyakaraka`;
  return createStatement(reading, `${minuteTenth[tenth - 1]!} ${minuteMinister[graha]}`, because, [
    'lord.10',
    'karaka.AmK',
  ]);
}

function pillarsOf(reading: ReportContext): Pillar[] {
  const { chart } = reading;
  const tenth = signOfHouse(chart, 10);
  const graha = ministerOf(chart);
  const { degreeInSign, sign } = chart.grahas[graha];
  return [
    {
      label: 'Tenth house, your work',
      value: signName(tenth),
      note: `${RASHIS[tenth - 1]!.devanagari}, ruled by ${grahaName(lordOf(chart, 10))}`,
    },
    {
      label: 'Amatyakaraka, the minister',
      value: graha,
      note: `${formatDegrees(degreeInSign)} of ${signName(sign)}`,
    },
    {
      label: 'Dashamsha lagna (D10)',
      value: signName(getDivisionalSign(chart, 'D10', 'lagna')),
      note: d10Minutes(reading),
    },
  ];
}

function d10Minutes({ chart, birth }: ReportContext): string {
  const { from, to } = findDivisionalInterval(chart, 'D10', 'lagna');
  return from && to ? formatClockRange(from, to, birth.utcOffsetSeconds) : 'for some hours';
}

function nowOf({ chart, now, day }: ReportContext): Pick<MinuteDraft, 'now'> {
  const { maha, antar, over } = findDashasAt(chart, now);
  if (day) return nowOfDay(day, now);
  if (over) return {};
  return {
    now: {
      title: `Now: ${maha.lord}, ${antar.lord}`,
      text: `Since ${formatShortDate(antar.start)} and until ${formatShortDate(antar.end)}: ${minuteNow[roleOf(chart, antar.lord)]}.`,
    },
  };
}

function datesOf(reading: ReportContext): MinuteDraft['dates'] {
  const { chart, now, day } = reading;
  if (day) return datesOfDay(reading);
  return listUpcomingAntardashas(chart, now)
    .slice(0, 3)
    .map(({ antar, maha }, i) => ({
      date: antar.start.slice(0, 10),
      when: formatShortDate(antar.start),
      text: `${toUppercaseFirst(grahaName(antar.lord))} in ${grahaName(maha.lord)}: ${minuteDue[roleOf(chart, antar.lord)][i]}.`,
    }));
}
