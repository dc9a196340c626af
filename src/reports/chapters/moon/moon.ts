/** The Moon alone, or together with the birth nakshatra. */
import { content } from '#src/reports/content/content.ts';
import { listMoonSignsOfDay } from '#src/reports/facts/moon-signs-of-day.ts';
import type { Chapter, EssayDraft } from '#src/reports/context/chapter.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { getHouse, getSignLord } from '#src/astrology/houses.ts';
import {
  listHousesOfGrahas,
  type ReportContext,
  type TimeKnownContext,
} from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import {
  formatDegrees,
  formatGraha,
  formatOrdinal,
  getSignName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import type { EssayPart } from '#src/reports/contract.ts';
import {
  writeMoonHouseStatement,
  writeMoonSignStatements,
  writePhaseStatements,
  writeNakshatraStatements,
} from './moon-statements.ts';
import { writeNakshatraPartsWithoutTime } from './nakshatra.ts';

export const moonChapter: Chapter = { write: writeMoon };

/** Without an opening page, for small reports. */
export const moonShortChapter: Chapter = { write: (context) => ({ ...writeMoon(context), isCompact: true }) };

function writeMoon(context: ReportContext): EssayDraft {
  const sign = getSignName(context.chart.grahas.Moon.sign);
  const texts = content.moon.moonChapterTexts;
  return {
    ...buildCommonFields(context),
    id: 'moon',
    title: hasOneMoonSign(context) ? texts.title(sign) : texts.titleForTwoSigns,
    hindiTitle: texts.hindiTitle,
    generalTitle: texts.generalTitle,
    runningTitle: texts.runningTitle,
    summary: texts.summary,
    parts: [...writeSignParts(context), ...writeLightParts(context)],
  };
}

/** Moon and birth nakshatra together, for reports without a chapter on the nakshatra. */
export const writeMoonAndNakshatra = (context: ReportContext): EssayDraft => ({
  ...buildCommonFields(context),
  id: 'moon',
  ...content.common.headings.moonAndNakshatra,
  parts: [
    ...writeSignParts(context),
    ...(context.isTimeKnown ? [writeNakshatraPart(context)] : writeNakshatraPartsWithoutTime(context)),
  ],
});

export const moonAndNakshatraChapter: Chapter = { write: writeMoonAndNakshatra };
export const moonAndNakshatraChapterWithoutTime: Chapter = { withoutTime: writeMoonAndNakshatra };

const buildCommonFields = (
  context: ReportContext,
): Pick<EssayDraft, 'kind' | 'highlightedHouses' | 'lead' | 'leadBecause'> => ({
  kind: 'essay',
  highlightedHouses: listHousesOfGrahas(context, 'Moon'),
  lead: writeLead(context),
  leadBecause: toSentence(writeLeadReason(context)),
});

/** With two possible Moon signs the lead names neither. */
function writeLead(context: ReportContext): string {
  if (!hasOneMoonSign(context)) return content.moon.moonChapterTexts.leadForTwoSigns;
  const { sign } = context.chart.grahas.Moon;
  return content.moon.moonChapterTexts.lead(getSignName(sign), content.moon.moonSigns[sign - 1]!.leadEnding);
}

function writeLeadReason(context: ReportContext): string {
  const { chart } = context;
  const { sign, degreeInSign, nakshatra } = chart.grahas.Moon;
  const [signName, lord] = [getSignName(sign), formatGraha(getSignLord(sign))];
  if (context.isTimeKnown)
    return content.moon.moonReasons.lead(
      formatDegrees(degreeInSign),
      signName,
      lord,
      getNakshatraName(nakshatra),
      formatOrdinal(getHouse(chart, 'Moon')),
    );
  return hasOneMoonSign(context)
    ? content.moon.moonReasons.leadForDay(signName, lord)
    : content.moon.moonReasons.leadAtNoon(signName, lord);
}

function writeSignParts(context: ReportContext): EssayPart[] {
  const [first, second] = listMoonSignsOfDay(context).map(({ hours, context: { chart } }) => ({
    hours,
    sign: chart.grahas.Moon.sign,
  }));
  const writePart = (sign: number, id: string, title: string): EssayPart => ({
    id,
    title,
    statements: writeMoonSignStatements(context, sign),
    pullQuote: content.moon.moonSigns[sign - 1]!.pullQuote,
  });
  const titles = content.moon.moonChapterTexts;
  if (!second) return [writePart(first!.sign, 'sign', titles.sign)];
  return [
    writePart(first!.sign, 'sign', titles.ifInSign(first!.hours, getSignName(first!.sign))),
    writePart(second.sign, 'other-sign', titles.ifInSign(second.hours, getSignName(second.sign))),
  ];
}

/** With the Moon's house, because these reports have no chapter on the nine grahas. */
function writeNakshatraPart(context: TimeKnownContext): EssayPart {
  const { nakshatra } = context.chart.grahas.Moon;
  return {
    id: 'nakshatra',
    title: content.moon.moonChapterTexts.star(getNakshatraName(nakshatra)),
    statements: [...writeNakshatraStatements(context, nakshatra), writeMoonHouseStatement(context)],
  };
}

function writeLightParts(context: ReportContext): EssayPart[] {
  const statements = writePhaseStatements(context);
  return statements.length === 0
    ? []
    : [{ id: 'phase', title: content.moon.moonChapterTexts.light, statements }];
}
