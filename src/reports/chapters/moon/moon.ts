/** The Moon by itself, or together with its star where the report is short. */
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { moonSigns } from '#src/reports/content/en/moon/moon-sign.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { getHouse, getSignLord } from '#src/astrology/houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import {
  formatDegrees,
  formatGraha,
  formatOrdinal,
  signName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { getOtherMoonSign } from '#src/reports/chapters/summary/general-summary.ts';
import {
  writeMoonHouseStatement,
  writeMoonSignStatements,
  writePhaseStatements,
  writeNakshatraStatements,
} from './moon-statements.ts';
import { writeNakshatraPartsWithoutTime } from './nakshatra.ts';

type Essay = Extract<PageDraft, { kind: 'essay' }>;
type Part = Essay['parts'][number];

export const moonChapter: Chapter = {
  write: (context) => ({
    ...writeBase(context),
    id: 'moon',
    title: writeTitle(context),
    devanagari: 'चन्द्र',
    runningTitle: 'Your Moon',
    summary: 'What moves you, and what calms you',
    parts: [...writeSignParts(context), ...writeLightParts(context)],
  }),
};

export const moonAndNakshatraChapter: Chapter = {
  write: (context) => ({
    ...writeBase(context),
    id: 'moon',
    ...headings.moonAndStar,
    parts: [...writeSignParts(context), ...writeNakshatraParts(context)],
  }),
};

function writeBase(
  context: ReportContext,
): Pick<Essay, 'kind' | 'highlightedHouses' | 'lead' | 'leadBecause'> {
  return {
    kind: 'essay',
    highlightedHouses: context.chart.lagna ? [getHouse(context.chart, 'Moon')] : [],
    lead: writeLead(context),
    leadBecause: toSentence(writeLeadReason(context)),
  };
}

function writeTitle({ chart, day }: ReportContext): string {
  const sign = signName(chart.grahas.Moon.sign);
  return day && !hasOneSign(day, 'Moon') ? 'Your Moon, on a day of two signs' : `Your Moon: ${sign}`;
}

function writeLead({ chart, day }: ReportContext): string {
  // on a day of two signs neither is told as the reader's own
  const sign = day && !hasOneSign(day, 'Moon') ? null : chart.grahas.Moon.sign;
  const meant = sign ? `it means ${signName(sign)}` : 'this is what it means';
  const inside = sign ? ` ${moonSigns[sign - 1]!.leadEnding}` : '';
  return `In this tradition your sign is that of the Moon, not of the Sun: when an almanac or a newspaper speaks of your rashi, ${meant}. It stands for the mind that feels: what moves you, what quiets you, what you need and seldom ask for.${inside}`;
}

function writeLeadReason({ chart, day }: ReportContext): string {
  const { sign, degreeInSign, nakshatra } = chart.grahas.Moon;
  const lord = formatGraha(getSignLord(sign));
  if (day) {
    return hasOneSign(day, 'Moon')
      ? `from midnight to midnight the Moon was in ${signName(sign)}, the sign of ${lord}`
      : `at noon the Moon was in ${signName(sign)}, the sign of ${lord}, though not all day`;
  }
  return `the Moon stood at ${formatDegrees(degreeInSign)} of ${signName(sign)}, the sign of ${lord}, in ${getNakshatraName(nakshatra)} and in the ${formatOrdinal(getHouse(chart, 'Moon'))} house`;
}

function writeSignParts(context: ReportContext): Part[] {
  const { sign } = context.chart.grahas.Moon;
  const part = (of: number, id: string, title: string): Part => ({
    id,
    title,
    statements: writeMoonSignStatements(context, of),
    pullQuote: moonSigns[of - 1]!.pullQuote,
  });
  if (!context.day || hasOneSign(context.day, 'Moon'))
    return [part(sign, 'moon-feel', 'How you feel, and what calms you')];
  const other = getOtherMoonSign(context);
  return [
    part(sign, 'moon-feel', `If the Moon was in ${signName(sign)}`),
    part(other, 'moon-other', `If the Moon was in ${signName(other)}`),
  ];
}

/** The short report has no chapter on the nine, so the Moon's house is told here. */
function writeNakshatraParts(context: ReportContext): Part[] {
  if (context.day) return writeNakshatraPartsWithoutTime(context);
  const { nakshatra } = context.chart.grahas.Moon;
  return [
    {
      id: 'moon-star',
      title: `Your star, ${getNakshatraName(nakshatra)}`,
      statements: [...writeNakshatraStatements(context, nakshatra), writeMoonHouseStatement(context)],
    },
  ];
}

function writeLightParts(context: ReportContext): Part[] {
  const statements = writePhaseStatements(context);
  return statements.length === 0 ? [] : [{ id: 'moon-light', title: 'How much light it had', statements }];
}
