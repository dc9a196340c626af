/** Work and money on one sheet. */
import { RASHIS } from '#src/astrology/contract.ts';
import { getHouseLord, signOfHouse } from '#src/astrology/houses.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { careerHeadings } from '#src/reports/content/en/career/career-headings.ts';
import type { AmatyakarakaGraha } from '#src/reports/content/en/career/amatyakaraka.ts';
import {
  nextPeriodLine,
  amatyakarakaLine,
  currentPeriodLine,
  sunSignLine,
  tenthSignLine,
} from '#src/reports/content/en/career/career-summary.ts';
import { findDivisionalInterval, getDivisionalSign } from '#src/reports/facts/divisional-facts.ts';
import { listUpcomingAntardashas, findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  toUppercaseFirst,
  formatClockRange,
  formatDegrees,
  formatGraha,
  formatShortDate,
  signName,
} from '#src/reports/text/phrases.ts';
import {
  buildDatesWithoutTime,
  describeNowWithoutTime,
  buildKeyFactsWithoutTime,
} from './time-unknown/summary-without-time.ts';
import { getAmatyakaraka } from './significators.ts';
import { getWorkRole } from './work-condition.ts';
import { writeCareerCautions, writeCareerStrengths } from './summary-points.ts';

type MinuteDraft = Extract<PageDraft, { kind: 'summary' }>;
type Pillar = MinuteDraft['keyFacts'][number];

export const careerSummaryChapter: Chapter = {
  write: (context) => ({
    kind: 'summary',
    id: 'minute',
    ...careerHeadings.summary,
    lead: writeLead(context),
    keyFacts: context.day ? buildKeyFactsWithoutTime(context.day) : buildKeyFacts(context),
    ...describeNow(context),
    strengths: writeCareerStrengths(context),
    cautions: writeCareerCautions(context),
    dates: buildDates(context),
  }),
};

function writeLead(context: ReportContext): Statement {
  const { chart, day } = context;
  const sun = chart.grahas.Sun.sign;
  if (day)
    return createStatement(
      context,
      sunSignLine[sun - 1]!,
      `at noon of that day the Sun was in ${signName(sun)}`,
      ['Sun.sign'],
    );
  const tenth = signOfHouse(chart, 10);
  const graha = getAmatyakaraka(chart) as AmatyakarakaGraha;
  const because = `${signName(tenth)} is the sign of your tenth house, and ${formatGraha(graha)} is the amatyakaraka`;
  return createStatement(context, `${tenthSignLine[tenth - 1]!} ${amatyakarakaLine[graha]}`, because, [
    'lord.10',
    'karaka.AmK',
  ]);
}

function buildKeyFacts(context: ReportContext): Pillar[] {
  const { chart } = context;
  const tenth = signOfHouse(chart, 10);
  const graha = getAmatyakaraka(chart);
  const { degreeInSign, sign } = chart.grahas[graha];
  return [
    {
      label: 'Tenth house, your work',
      value: signName(tenth),
      note: `${RASHIS[tenth - 1]!.devanagari}, ruled by ${formatGraha(getHouseLord(chart, 10))}`,
    },
    {
      label: 'Amatyakaraka, the minister',
      value: graha,
      note: `${formatDegrees(degreeInSign)} of ${signName(sign)}`,
    },
    {
      label: 'Dashamsha lagna (D10)',
      value: signName(getDivisionalSign(chart, 'D10', 'lagna')),
      note: describeD10Interval(context),
    },
  ];
}

function describeD10Interval({ chart, birth }: ReportContext): string {
  const { from, to } = findDivisionalInterval(chart, 'D10', 'lagna');
  return from && to ? formatClockRange(from, to, birth.utcOffsetSeconds) : 'for some hours';
}

function describeNow({ chart, now, day }: ReportContext): Pick<MinuteDraft, 'now'> {
  const { maha, antar, over } = findDashasAt(chart, now);
  if (day) return describeNowWithoutTime(day, now);
  if (over) return {};
  return {
    now: {
      title: `Now: ${maha.lord}, ${antar.lord}`,
      text: `Since ${formatShortDate(antar.start)} and until ${formatShortDate(antar.end)}: ${currentPeriodLine[getWorkRole(chart, antar.lord)]}.`,
    },
  };
}

function buildDates(context: ReportContext): MinuteDraft['dates'] {
  const { chart, now, day } = context;
  if (day) return buildDatesWithoutTime(context);
  return listUpcomingAntardashas(chart, now)
    .slice(0, 3)
    .map(({ antar, maha }, i) => ({
      date: antar.start.slice(0, 10),
      when: formatShortDate(antar.start),
      text: `${toUppercaseFirst(formatGraha(antar.lord))} in ${formatGraha(maha.lord)}: ${nextPeriodLine[getWorkRole(chart, antar.lord)][i]}.`,
    }));
}
