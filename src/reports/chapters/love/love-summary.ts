/** The love report on one sheet. */
import { RASHIS } from '#src/astrology/contract.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { signOfHouse } from '#src/astrology/houses.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { loveHeadings } from '#src/reports/content/en/love/love-headings.ts';
import {
  venusSignLine,
  currentPeriodInLove,
  seventhSignLine,
  periodBeginsLine,
} from '#src/reports/content/en/love/love-summary.ts';
import type { Statement } from '#src/reports/contract.ts';
import { listPartnershipPeriods } from './partnership-periods.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  toUppercaseFirst,
  formatDegrees,
  formatGraha,
  formatOrdinal,
  formatShortDate,
  signName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { writeLoveCautions, writeLoveStrengths } from './love-strengths.ts';
import { describeHouse, getSeventhLord, listDistinctCharts } from './love-helpers.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;
type Pillar = MinuteDraft['keyFacts'][number];

export const loveSummaryChapter: Chapter = {
  write: (context) => ({
    kind: 'summary',
    id: 'minute',
    ...loveHeadings.summary,
    lead: writeLead(context),
    keyFacts: context.day ? buildKeyFactsWithoutTime(context) : buildKeyFacts(context),
    ...(context.day ? {} : { now: describeNow(context) }),
    strengths: writeLoveStrengths(context),
    cautions: writeLoveCautions(context),
    dates: buildDates(context),
  }),
};

function writeLead(context: ReportContext): Statement {
  const { chart, day } = context;
  const { sign } = chart.grahas.Venus;
  const own = venusSignLine[sign - 1]!;
  if (day)
    return createStatement(context, own, `the sign of Venus that day was ${signName(sign)}`, ['Venus.sign']);
  const other = signOfHouse(chart, 7);
  const because = `your Venus is in ${signName(sign)} and your seventh house is ${signName(other)}`;
  return createStatement(context, `${own} ${seventhSignLine[other - 1]!}`, because, ['Venus.sign', 'lord.7']);
}

function buildKeyFacts(context: ReportContext): Pillar[] {
  const { chart } = context;
  const other = signOfHouse(chart, 7);
  const { Venus, Moon } = chart.grahas;
  return [
    {
      label: 'Seventh house, the other',
      value: signName(other),
      note: `${RASHIS[other - 1]!.devanagari}, ruled by ${formatGraha(getSeventhLord(chart))}`,
    },
    {
      label: 'Venus, affection',
      value: signName(Venus.sign),
      note: `${formatDegrees(Venus.degreeInSign)}, in the ${describeHouse(chart, 'Venus')} house`,
    },
    {
      label: 'Moon, rest beside another',
      value: signName(Moon.sign),
      note: `${NAKSHATRAS[Moon.nakshatra - 1]!.devanagari}, ${formatOrdinal(Moon.pada)} quarter of ${getNakshatraName(Moon.nakshatra)}`,
    },
  ];
}

function buildKeyFactsWithoutTime(context: ReportContext): Pillar[] {
  const { Venus, Mars } = context.chart.grahas;
  const moons = listDistinctCharts(context, ({ grahas }) => grahas.Moon.sign).map(({ grahas }) =>
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

function describeNow({ chart, now }: ReportContext): NonNullable<MinuteDraft['now']> {
  const { maha, antar, over } = findDashasAt(chart, now);
  if (over)
    return {
      title: 'Now: beyond the round',
      text: `The count of periods was completed on ${formatShortDate(maha.end)}; affection keeps no such calendar.`,
    };
  return {
    title: `Now: ${maha.lord}, ${antar.lord}`,
    text: `Until ${formatShortDate(antar.end)} ${currentPeriodInLove[antar.lord]}.`,
  };
}

/** The next three seasons that have yet to begin. */
function buildDates(context: ReportContext): MinuteDraft['dates'] {
  return listPartnershipPeriods(context)
    .filter(({ antar }) => antar.start > context.now)
    .slice(0, 3)
    .map(({ antar, role }, i) => ({
      date: antar.start.slice(0, 10),
      when: formatShortDate(antar.start),
      text: `${toUppercaseFirst(formatGraha(antar.lord))}, ${role.words}, ${periodBeginsLine[i]!}.`,
    }));
}
