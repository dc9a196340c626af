/** The love report on one sheet. */
import { RASHIS } from '#src/astrology/contract.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { signOfHouse } from '#src/astrology/houses.ts';
import type { Chapter, Draft } from '#src/reports/context/chapter.ts';
import { loveHeadings } from '#src/reports/content/en/love/love-headings.ts';
import { lovesAtOnce, loveWeather, metBy, seasonOpens } from '#src/reports/content/en/love/love-summary.ts';
import type { Statement } from '#src/reports/contract.ts';
import { seasonsOf } from './partnership-periods.ts';
import { periodsAt } from '#src/reports/facts/dasha-periods.ts';
import type { Reading } from '#src/reports/context/report-context.ts';
import { say } from '#src/reports/text/statement.ts';
import {
  capital,
  degrees,
  grahaName,
  ordinal,
  shortDate,
  signName,
  starName,
} from '#src/reports/text/phrases.ts';
import { gentlyInLove, strongInLove } from './love-strengths.ts';
import { houseWord, seventhLord, skiesOf } from './love-helpers.ts';

type MinuteDraft = Extract<Draft, { kind: 'minute' }>;
type Pillar = MinuteDraft['pillars'][number];

export const loveMinute: Chapter = {
  write: (reading) => ({
    kind: 'minute',
    id: 'minute',
    ...loveHeadings.minute,
    lead: leadOf(reading),
    pillars: reading.day ? pillarsOfDay(reading) : pillarsOf(reading),
    ...(reading.day ? {} : { now: nowOf(reading) }),
    strengths: strongInLove(reading),
    gently: gentlyInLove(reading),
    dates: datesOf(reading),
  }),
};

function leadOf(reading: Reading): Statement {
  const { chart, day } = reading;
  const { sign } = chart.grahas.Venus;
  const own = lovesAtOnce[sign - 1]!;
  if (day) return say(reading, own, `the sign of Venus that day was ${signName(sign)}`, ['Venus.sign']);
  const other = signOfHouse(chart, 7);
  const because = `your Venus is in ${signName(sign)} and your seventh house is ${signName(other)}`;
  return say(reading, `${own} ${metBy[other - 1]!}`, because, ['Venus.sign', 'lord.7']);
}

function pillarsOf(reading: Reading): Pillar[] {
  const { chart } = reading;
  const other = signOfHouse(chart, 7);
  const { Venus, Moon } = chart.grahas;
  return [
    {
      label: 'Seventh house, the other',
      value: signName(other),
      note: `${RASHIS[other - 1]!.devanagari}, ruled by ${grahaName(seventhLord(chart))}`,
    },
    {
      label: 'Venus, affection',
      value: signName(Venus.sign),
      note: `${degrees(Venus.degreeInSign)}, in the ${houseWord(chart, 'Venus')} house`,
    },
    {
      label: 'Moon, rest beside another',
      value: signName(Moon.sign),
      note: `${NAKSHATRAS[Moon.nakshatra - 1]!.devanagari}, ${ordinal(Moon.pada)} quarter of ${starName(Moon.nakshatra)}`,
    },
  ];
}

function pillarsOfDay(reading: Reading): Pillar[] {
  const { Venus, Mars } = reading.chart.grahas;
  const moons = skiesOf(reading, ({ grahas }) => grahas.Moon.sign).map(({ grahas }) =>
    signName(grahas.Moon.sign),
  );
  return [
    {
      label: 'Venus, affection',
      value: signName(Venus.sign),
      note: `${RASHIS[Venus.sign - 1]!.devanagari}, at noon`,
    },
    {
      label: 'Moon, rest beside another',
      value: moons[0]!,
      note: moons[1] ? `at first, later ${moons[1]}` : 'from midnight to midnight',
    },
    {
      label: 'Mars, wanting',
      value: signName(Mars.sign),
      note: `${RASHIS[Mars.sign - 1]!.devanagari}, taken at noon`,
    },
  ];
}

function nowOf({ chart, now }: Reading): NonNullable<MinuteDraft['now']> {
  const { maha, antar, over } = periodsAt(chart, now);
  if (over)
    return {
      title: 'Now: beyond the round',
      text: `The count of periods was completed on ${shortDate(maha.end)}; affection keeps no such calendar.`,
    };
  return {
    title: `Now: ${maha.lord}, ${antar.lord}`,
    text: `Until ${shortDate(antar.end)} ${loveWeather[antar.lord]}.`,
  };
}

/** The next three seasons that have yet to begin. */
function datesOf(reading: Reading): MinuteDraft['dates'] {
  return seasonsOf(reading)
    .filter(({ antar }) => antar.start > reading.now)
    .slice(0, 3)
    .map(({ antar, charge }, i) => ({
      date: antar.start.slice(0, 10),
      when: shortDate(antar.start),
      text: `${capital(grahaName(antar.lord))}, ${charge.words}, ${seasonOpens[i]!}.`,
    }));
}
