/** The year in one page. */
import { RASHIS } from '#src/astrology/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import * as childYear from '#src/reports/content/en/child/child-year.ts';
import { yearHeadings } from '#src/reports/content/en/year/year-headings.ts';
import {
  lordInAMinute,
  minuteGentle,
  minuteStrong,
  munthaInAMinute,
} from '#src/reports/content/en/year/year-summary.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  toUppercaseFirst,
  grahaName,
  toNumberWord,
  ordinal,
  formatShortDate,
  signName,
} from '#src/reports/text/phrases.ts';
import { describeTajikaStrength } from '#src/reports/year/tajika-strength.ts';
import { getMainSolarYear } from '#src/reports/year/solar-years.ts';
import { listAntardashas } from '#src/reports/year/dated-periods.ts';
import {
  formatDayMonth,
  describePlace,
  getRootFactKey,
  createYearStatement,
} from '#src/reports/year/year-phrases.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { yearDates } from './year-dates.ts';
import { munthaFromMoon, munthaSignOf } from './muntha-without-time.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;
type Pillar = MinuteDraft['keyFacts'][number];

export const yearMinute: Chapter = {
  write: (reading) => {
    const child = isChild(reading);
    const ranked = getYearAhead(reading).months.toSorted((a, b) => a.support.rank - b.support.rank);
    return {
      kind: 'summary',
      id: 'minute',
      ...yearHeadings.minute,
      lead: leadOf(reading),
      keyFacts: reading.chart.lagna ? pillarsOf(reading) : pillarsOfDay(reading),
      ...nowOf(reading),
      strengths: ranked
        .slice(0, 3)
        .map((month) => monthPoint(reading, month, child ? childYear.childStrong : minuteStrong)),
      cautions: ranked
        .slice(10)
        .toReversed()
        .map((month) => monthPoint(reading, month, child ? childYear.childGentle : minuteGentle)),
      dates: yearDates(reading),
    };
  },
};

function leadOf(reading: ReportContext): Statement {
  const { age, rule } = getMainSolarYear(reading);
  if (!rule) return leadOfDay(reading, age);
  const { muntha, yearLord } = rule;
  const lord = (isChild(reading) ? childYear.childLordOfYear : lordInAMinute)[yearLord.graha];
  const text = `${lord} ${threadOf(reading, muntha.house)}`;
  const because = `${grahaName(yearLord.graha)} is lord of year ${age + 1}, and its muntha is in ${signName(muntha.sign)}, ${ordinal(muntha.house)} in the chart of the year`;
  return createYearStatement(reading, text, because, {
    keys: [`year.${age}.lord`, `year.${age}.muntha-house`],
  });
}

const threadOf = (reading: ReportContext, place: number): string =>
  (isChild(reading) ? childYear.childThread : munthaInAMinute)[place - 1]!;

function leadOfDay(reading: ReportContext, age: number): Statement {
  const place = munthaFromMoon(age);
  const because = `in year ${age + 1} the muntha, moved on from your Moon in ${signName(reading.chart.grahas.Moon.sign)}, is in ${signName(munthaSignOf(reading, age))}, the ${ordinal(place)} sign`;
  return createYearStatement(reading, threadOf(reading, place), because, { keys: ['Moon.sign'] });
}

function pillarsOf(reading: ReportContext): Pillar[] {
  const life = getMainSolarYear(reading);
  const { muntha, yearLord } = life.rule!;
  const { sign } = life.chart.lagna!;
  return [
    {
      label: 'Lord of the year',
      value: toUppercaseFirst(grahaName(yearLord.graha)),
      note: describeTajikaStrength(life, yearLord.graha),
    },
    {
      label: 'Muntha',
      value: signName(muntha.sign),
      note: `${RASHIS[muntha.sign - 1]!.devanagari}, ${ordinal(muntha.house)} of the year`,
    },
    {
      label: 'Lagna of the year',
      value: signName(sign),
      note: `${RASHIS[sign - 1]!.devanagari}, for year ${life.age + 1} of life`,
    },
  ];
}

function pillarsOfDay(reading: ReportContext): Pillar[] {
  const { stays, months } = getYearAhead(reading);
  const { age } = getMainSolarYear(reading);
  const moon = reading.chart.grahas.Moon.sign;
  const saturn = stays.Saturn.find(({ to }) => to > months[0]!.firstInstant)!;
  const muntha = munthaSignOf(reading, age);
  return [
    {
      label: 'Counted from',
      value: signName(moon),
      note: `${RASHIS[moon - 1]!.devanagari}, the sign of your Moon at noon`,
    },
    {
      label: 'Muntha from the Moon',
      value: signName(muntha),
      note: `${RASHIS[muntha - 1]!.devanagari}, year ${age + 1} of life`,
    },
    {
      label: 'Saturn, as the year opens',
      value: signName(saturn.sign),
      note: `${ordinal(saturn.place)} from your Moon`,
    },
  ];
}

/** The long clock and the short one. */
function nowOf(reading: ReportContext): Pick<MinuteDraft, 'now'> {
  if (!reading.chart.lagna) return {};
  const { months, to, solarYears } = getYearAhead(reading);
  const { firstInstant } = months[0]!;
  const [antar] = listAntardashas(reading.chart, firstInstant, to);
  const mudda = solarYears
    .flatMap(({ rule }) => rule!.mudda)
    .find(({ start, end }) => start <= firstInstant && end > firstInstant);
  if (!antar || !mudda) return {};
  return {
    now: {
      title: `Now: ${antar.parent.lord}, ${antar.lord}`,
      text: `Of your long periods, ${grahaName(antar.lord)} within ${grahaName(antar.parent.lord)} runs until ${formatShortDate(antar.end)}; of the year’s own, that of ${grahaName(mudda.lord)} runs until ${formatShortDate(mudda.end)}.`,
    },
  };
}

/** A house, or a sign by its place; the Moon’s own by its name. */
const monthPlace = (reading: ReportContext, { sign, place }: { sign: number; place: number }): string =>
  !reading.chart.lagna && place === 1
    ? `${signName(sign)}, your own Moon sign,`
    : describePlace(reading, place);

function monthPoint(
  reading: ReportContext,
  { name, sunStays: [, sun], support }: MonthAhead,
  texts: readonly string[],
): Statement {
  const { bindus, wellPlaced } = support;
  const many = wellPlaced.length === 0 ? 'no' : toNumberWord(wellPlaced.length);
  const grahas = `${many} ${wellPlaced.length === 1 ? 'graha' : 'grahas'} well placed`;
  const supportPhrase = bindus === null ? grahas : `${bindus} points and ${grahas}`;
  const because = `the Sun enters ${monthPlace(reading, sun)} on ${formatDayMonth(sun.from)}; the month has ${supportPhrase}`;
  return createYearStatement(reading, `${name}: ${texts[sun.place - 1]!}`, because, {
    keys: [getRootFactKey(reading)],
  });
}
