/** The year in one page. */
import { RASHIS } from '#src/astrology/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import * as childYear from '#src/reports/content/en/child/child-year.ts';
import { yearHeadings } from '#src/reports/content/en/year/year-headings.ts';
import {
  yearLordLine,
  weakMonthLine,
  strongMonthLine,
  munthaLine,
} from '#src/reports/content/en/year/year-summary.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  toUppercaseFirst,
  formatGraha,
  toNumberWord,
  formatOrdinal,
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
import { listYearDates } from './year-dates.ts';
import { getMunthaPlaceFromMoon, getMunthaSignFromMoon } from './muntha-without-time.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;
type Pillar = MinuteDraft['keyFacts'][number];

export const yearSummaryChapter: Chapter = {
  write: (context) => {
    const child = isChild(context);
    const ranked = getYearAhead(context).months.toSorted((a, b) => a.support.rank - b.support.rank);
    return {
      kind: 'summary',
      id: 'minute',
      ...yearHeadings.summary,
      lead: writeLead(context),
      keyFacts: context.chart.lagna ? buildKeyFacts(context) : buildKeyFactsWithoutTime(context),
      ...describeNow(context),
      strengths: ranked
        .slice(0, 3)
        .map((month) =>
          writeMonthStatement(context, month, child ? childYear.childStrongMonth : strongMonthLine),
        ),
      cautions: ranked
        .slice(10)
        .toReversed()
        .map((month) =>
          writeMonthStatement(context, month, child ? childYear.childWeakMonth : weakMonthLine),
        ),
      dates: listYearDates(context),
    };
  },
};

function writeLead(context: ReportContext): Statement {
  const { age, rule } = getMainSolarYear(context);
  if (!rule) return writeLeadWithoutTime(context, age);
  const { muntha, yearLord } = rule;
  const lord = (isChild(context) ? childYear.childYearLordLine : yearLordLine)[yearLord.graha];
  const text = `${lord} ${getMunthaText(context, muntha.house)}`;
  const because = `${formatGraha(yearLord.graha)} is lord of year ${age + 1}, and its muntha is in ${signName(muntha.sign)}, ${formatOrdinal(muntha.house)} in the chart of the year`;
  return createYearStatement(context, text, because, {
    keys: [`year.${age}.lord`, `year.${age}.muntha-house`],
  });
}

const getMunthaText = (context: ReportContext, place: number): string =>
  (isChild(context) ? childYear.childMunthaLine : munthaLine)[place - 1]!;

function writeLeadWithoutTime(context: ReportContext, age: number): Statement {
  const place = getMunthaPlaceFromMoon(age);
  const because = `in year ${age + 1} the muntha, moved on from your Moon in ${signName(context.chart.grahas.Moon.sign)}, is in ${signName(getMunthaSignFromMoon(context, age))}, the ${formatOrdinal(place)} sign`;
  return createYearStatement(context, getMunthaText(context, place), because, { keys: ['Moon.sign'] });
}

function buildKeyFacts(context: ReportContext): Pillar[] {
  const life = getMainSolarYear(context);
  const { muntha, yearLord } = life.rule!;
  const { sign } = life.chart.lagna!;
  return [
    {
      label: 'Lord of the year',
      value: toUppercaseFirst(formatGraha(yearLord.graha)),
      note: describeTajikaStrength(life, yearLord.graha),
    },
    {
      label: 'Muntha',
      value: signName(muntha.sign),
      note: `${RASHIS[muntha.sign - 1]!.devanagari}, ${formatOrdinal(muntha.house)} of the year`,
    },
    {
      label: 'Lagna of the year',
      value: signName(sign),
      note: `${RASHIS[sign - 1]!.devanagari}, for year ${life.age + 1} of life`,
    },
  ];
}

function buildKeyFactsWithoutTime(context: ReportContext): Pillar[] {
  const { stays, months } = getYearAhead(context);
  const { age } = getMainSolarYear(context);
  const moon = context.chart.grahas.Moon.sign;
  const saturn = stays.Saturn.find(({ to }) => to > months[0]!.firstInstant)!;
  const muntha = getMunthaSignFromMoon(context, age);
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
      note: `${formatOrdinal(saturn.place)} from your Moon`,
    },
  ];
}

/** The long clock and the short one. */
function describeNow(context: ReportContext): Pick<MinuteDraft, 'now'> {
  if (!context.chart.lagna) return {};
  const { months, to, solarYears } = getYearAhead(context);
  const { firstInstant } = months[0]!;
  const [antar] = listAntardashas(context.chart, firstInstant, to);
  const mudda = solarYears
    .flatMap(({ rule }) => rule!.mudda)
    .find(({ start, end }) => start <= firstInstant && end > firstInstant);
  if (!antar || !mudda) return {};
  return {
    now: {
      title: `Now: ${antar.parent.lord}, ${antar.lord}`,
      text: `Of your long periods, ${formatGraha(antar.lord)} within ${formatGraha(antar.parent.lord)} runs until ${formatShortDate(antar.end)}; of the year’s own, that of ${formatGraha(mudda.lord)} runs until ${formatShortDate(mudda.end)}.`,
    },
  };
}

/** A house, or a sign by its place; the Moon’s own by its name. */
const describeMonthPlace = (
  context: ReportContext,
  { sign, place }: { sign: number; place: number },
): string =>
  !context.chart.lagna && place === 1
    ? `${signName(sign)}, your own Moon sign,`
    : describePlace(context, place);

function writeMonthStatement(
  context: ReportContext,
  { name, sunStays: [, sun], support }: MonthAhead,
  texts: readonly string[],
): Statement {
  const { bindus, wellPlaced } = support;
  const many = wellPlaced.length === 0 ? 'no' : toNumberWord(wellPlaced.length);
  const grahas = `${many} ${wellPlaced.length === 1 ? 'graha' : 'grahas'} well placed`;
  const supportPhrase = bindus === null ? grahas : `${bindus} points and ${grahas}`;
  const because = `the Sun enters ${describeMonthPlace(context, sun)} on ${formatDayMonth(sun.from)}; the month has ${supportPhrase}`;
  return createYearStatement(context, `${name}: ${texts[sun.place - 1]!}`, because, {
    keys: [getRootFactKey(context)],
  });
}
