/** The page that says it all: who you are, where you stand in time, what to lean on. */
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { RASHIS } from '#src/astrology/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { lagnas } from '#src/reports/content/en/lagna/lagna.ts';
import { moonSigns } from '#src/reports/content/en/moon/moon-sign.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  formatDegrees,
  toLowercaseFirst,
  formatOrdinal,
  signName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { listNextPeriodDates } from './next-period-dates.ts';
import { describeCurrentPeriod, describeCurrentPeriodWithoutTime } from './current-period.ts';
import { writeCautions, writeStrengths } from './strengths-and-cautions.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;
type Pillar = MinuteDraft['keyFacts'][number];

export const generalSummaryChapter: Chapter = {
  write: (context) => ({
    kind: 'summary',
    id: 'minute',
    ...headings.summary,
    lead: writeLead(context),
    keyFacts: context.day ? buildKeyFactsWithoutTime(context) : buildKeyFacts(context),
    ...(context.day ? describeCurrentPeriodWithoutTime(context) : { now: describeCurrentPeriod(context) }),
    strengths: writeStrengths(context),
    cautions: writeCautions(context),
    dates: listNextPeriodDates(context),
  }),
};

function writeLead(context: ReportContext): Statement {
  const { chart, day } = context;
  const moon = chart.grahas.Moon;
  const inside = moonSigns[moon.sign - 1]!.summaryLine;
  if (chart.lagna) {
    const outside = lagnas[chart.lagna.sign - 1]!.summaryLine;
    const because = `${signName(chart.lagna.sign)} was rising, and the Moon stood in ${signName(moon.sign)}`;
    return createStatement(context, `${outside} ${inside}`, because, ['lagna.sign', 'Moon.sign']);
  }
  if (hasOneSign(day!, 'Moon')) {
    return createStatement(
      context,
      inside,
      `the Moon was in ${signName(moon.sign)} at every hour of that day`,
      ['Moon.sign'],
    );
  }
  const other = getOtherMoonSign(context);
  const asked = [moon.sign, other].map(
    (sign) => `With the Moon in ${signName(sign)}: ${toLowercaseFirst(moonSigns[sign - 1]!.summaryLine)}`,
  );
  const text = `Two descriptions are possible, and you can tell which is yours. ${asked.join(' ')}`;
  return createStatement(
    context,
    text,
    `the Moon was in ${signName(moon.sign)} at noon and in ${signName(other)} at the other end of the day`,
    ['Moon.sign'],
  );
}

/** Of the two Moon signs of the day, the one that does not hold at noon. */
export function getOtherMoonSign({ day, chart }: ReportContext): number {
  const { earliest, latest } = day!;
  return earliest.grahas.Moon.sign === chart.grahas.Moon.sign
    ? latest.grahas.Moon.sign
    : earliest.grahas.Moon.sign;
}

function buildKeyFacts({ chart }: ReportContext): Pillar[] {
  const lagna = chart.lagna!;
  const moon = chart.grahas.Moon;
  return [
    {
      label: 'Lagna, the rising sign',
      value: signName(lagna.sign),
      note: `${RASHIS[lagna.sign - 1]!.devanagari}, ${formatDegrees(lagna.degreeInSign)}, in ${getNakshatraName(lagna.nakshatra)}`,
    },
    {
      label: 'Moon sign, your rashi',
      value: signName(moon.sign),
      note: `${RASHIS[moon.sign - 1]!.devanagari}, ${formatDegrees(moon.degreeInSign)}, in the ${formatOrdinal(getHouse(chart, 'Moon'))} house`,
    },
    {
      label: 'Birth star, your nakshatra',
      value: getNakshatraName(moon.nakshatra),
      note: `${NAKSHATRAS[moon.nakshatra - 1]!.devanagari}, ${formatOrdinal(moon.pada)} quarter`,
    },
  ];
}

function buildKeyFactsWithoutTime({ chart, day }: ReportContext): Pillar[] {
  const { Moon, Sun } = chart.grahas;
  const [early, late] = [day!.earliest.grahas, day!.latest.grahas];
  return [
    buildRangeKeyFact(
      'Moon sign, your rashi',
      signName(early.Moon.sign),
      signName(late.Moon.sign),
      `${RASHIS[Moon.sign - 1]!.devanagari}, whatever the hour`,
    ),
    buildRangeKeyFact(
      'Birth star, your nakshatra',
      getNakshatraName(early.Moon.nakshatra),
      getNakshatraName(late.Moon.nakshatra),
      `${NAKSHATRAS[Moon.nakshatra - 1]!.devanagari}, from one midnight to the next`,
    ),
    buildRangeKeyFact(
      'Sun sign, sidereal',
      signName(early.Sun.sign),
      signName(late.Sun.sign),
      `${RASHIS[Sun.sign - 1]!.devanagari}, all day long`,
    ),
  ];
}

const buildRangeKeyFact = (label: string, early: string, late: string, held: string): Pillar =>
  early === late
    ? { label, value: early, note: held }
    : { label, value: early, note: `at first, later ${late}` };
