/** Work and money on one sheet. */
import { RASHIS } from '#src/astrology/contract.ts';
import { lordOf, signOfHouse } from '#src/astrology/houses.ts';
import type { Chapter, Draft } from '#src/reports/context/chapter.ts';
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
import { divisionSpan, signInDivision } from '#src/reports/facts/divisional-facts.ts';
import { comingAntar, periodsAt } from '#src/reports/facts/dasha-periods.ts';
import type { Reading } from '#src/reports/context/report-context.ts';
import { say } from '#src/reports/text/statement.ts';
import { capital, clockSpan, degrees, grahaName, shortDate, signName } from '#src/reports/text/phrases.ts';
import { datesOfDay, nowOfDay, pillarsOfDay } from './time-unknown/summary-without-time.ts';
import { ministerOf } from './significators.ts';
import { roleOf } from './work-condition.ts';
import { workGently, workStrengths } from './summary-points.ts';

type MinuteDraft = Extract<Draft, { kind: 'minute' }>;
type Pillar = MinuteDraft['pillars'][number];

export const workMinute: Chapter = {
  write: (reading) => ({
    kind: 'minute',
    id: 'minute',
    ...workHeadings.minute,
    lead: leadOf(reading),
    pillars: reading.day ? pillarsOfDay(reading.day) : pillarsOf(reading),
    ...nowOf(reading),
    strengths: workStrengths(reading),
    gently: workGently(reading),
    dates: datesOf(reading),
  }),
};

function leadOf(reading: Reading): Statement {
  const { chart, day } = reading;
  const sun = chart.grahas.Sun.sign;
  if (day)
    return say(reading, minuteSun[sun - 1]!, `at noon of that day the Sun was in ${signName(sun)}`, [
      'Sun.sign',
    ]);
  const tenth = signOfHouse(chart, 10);
  const graha = ministerOf(chart) as Minister;
  const because = `${signName(tenth)} is the sign of your tenth house, and ${grahaName(graha)} is the amatyakaraka`;
  return say(reading, `${minuteTenth[tenth - 1]!} ${minuteMinister[graha]}`, because, [
    'lord.10',
    'karaka.AmK',
  ]);
}

function pillarsOf(reading: Reading): Pillar[] {
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
      note: `${degrees(degreeInSign)} of ${signName(sign)}`,
    },
    {
      label: 'Dashamsha lagna (D10)',
      value: signName(signInDivision(chart, 'D10', 'lagna')),
      note: d10Minutes(reading),
    },
  ];
}

function d10Minutes({ chart, birth }: Reading): string {
  const { from, to } = divisionSpan(chart, 'D10', 'lagna');
  return from && to ? clockSpan(from, to, birth.utcOffsetSeconds) : 'for some hours';
}

function nowOf({ chart, now, day }: Reading): Pick<MinuteDraft, 'now'> {
  const { maha, antar, over } = periodsAt(chart, now);
  if (day) return nowOfDay(day, now);
  if (over) return {};
  return {
    now: {
      title: `Now: ${maha.lord}, ${antar.lord}`,
      text: `Since ${shortDate(antar.start)} and until ${shortDate(antar.end)}: ${minuteNow[roleOf(chart, antar.lord)]}.`,
    },
  };
}

function datesOf(reading: Reading): MinuteDraft['dates'] {
  const { chart, now, day } = reading;
  if (day) return datesOfDay(reading);
  return comingAntar(chart, now)
    .slice(0, 3)
    .map(({ antar, maha }, i) => ({
      date: antar.start.slice(0, 10),
      when: shortDate(antar.start),
      text: `${capital(grahaName(antar.lord))} in ${grahaName(maha.lord)}: ${minuteDue[roleOf(chart, antar.lord)][i]}.`,
    }));
}
