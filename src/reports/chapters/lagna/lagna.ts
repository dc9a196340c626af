/** The rising sign: first impression, strengths, and the house of its lord. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter, EssayDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { TextWithReason } from '#src/reports/content/en/common/text-with-reason.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { writeOtherLagnaParts } from './other-lagna.ts';
import {
  formatClock,
  formatDegrees,
  formatGraha,
  formatOrdinal,
  formatOrdinalDigits,
  getSignName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';

export const lagnaChapter: Chapter = {
  withTime: (context) => ({ ...writeLagna(context), generalTitle: content.lagna.lagnaTexts.generalTitle }),
};

export function writeLagna(context: TimeKnownContext): EssayDraft {
  const { sign } = context.chart.lagna;
  const { firstImpression, gifts, caution, pullQuote } = content.lagna.lagnas[sign - 1]!;
  // The source is named once, with the first statement of a part.
  const writeSignStatement = ({ text, because }: TextWithReason, i: number) =>
    createStatement(
      context,
      text,
      because,
      ['lagna.sign'],
      i === 0 ? content.common.sources.signs : undefined,
    );
  return {
    kind: 'essay',
    id: 'lagna',
    title: content.lagna.lagnaTexts.title(getSignName(sign)),
    hindiTitle: 'लग्न',
    runningTitle: content.lagna.lagnaTexts.runningTitle,
    summary: content.lagna.lagnaSummary,
    highlightedHouses: [1],
    lead: writeLead(context),
    leadBecause: writeLeadReason(context),
    parts: [
      {
        id: 'first-impression',
        title: content.lagna.lagnaTexts.firstImpression,
        statements: [...firstImpression.map(writeSignStatement), writeNakshatraStatement(context)],
        pullQuote,
      },
      {
        id: 'strengths',
        title: content.lagna.lagnaTexts.strengths,
        statements: [
          ...gifts.map(writeSignStatement),
          writeLordStatement(context),
          writeSignStatement(caution, 1),
        ],
      },
      ...writeOtherLagnaParts(context),
    ],
  };
}

/** A rising point at 18°46′ is in the nineteenth degree. */
function writeLead({ chart, birth }: TimeKnownContext): string {
  const { sign, degreeInSign, nakshatra } = chart.lagna;
  const clock = formatClock(birth.utc, birth.utcOffsetSeconds);
  const lead = content.lagna.lagnaTexts.lead({
    time: birth.timeKind === 'approximate' ? content.lagna.lagnaTexts.aboutTime(clock) : clock,
    degree: formatOrdinalDigits(Math.floor(degreeInSign) + 1),
    sign: getSignName(sign),
    place: birth.place.name,
    star: getNakshatraName(nakshatra),
    epithet: content.moon.nakshatraTexts[nakshatra - 1]!.epithet,
  });
  return `${lead} ${content.lagna.lagnaMeaning} ${content.lagna.lagnas[sign - 1]!.leadEnding}`;
}

function writeLeadReason({ chart }: TimeKnownContext): string {
  const { sign, degreeInSign, pada } = chart.lagna;
  const lord = formatGraha(getHouseLord(chart, 1));
  return toSentence(
    content.lagna.lagnaTexts.leadReason(
      getSignName(sign),
      lord,
      formatDegrees(degreeInSign),
      formatOrdinal(pada),
    ),
  );
}

function writeNakshatraStatement(context: TimeKnownContext): Statement {
  const { nakshatra } = context.chart.lagna;
  const { deity } = content.moon.nakshatraTexts[nakshatra - 1]!;
  const because = content.lagna.lagnaTexts.starReason(getNakshatraName(nakshatra), deity);
  return createStatement(context, content.lagna.risingNakshatra[nakshatra - 1]!, because, [
    'lagna.nakshatra',
  ]);
}

function writeLordStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, 1);
  const house = getHouse(chart, lord);
  const name = formatGraha(lord);
  const because =
    house === 1
      ? content.lagna.lagnaTexts.lordAtHome(name)
      : content.lagna.lagnaTexts.lord(name, formatOrdinal(house), getSignName(chart.grahas[lord].sign));
  return createStatement(
    context,
    content.houses.houseLord[1][house - 1]!,
    because,
    ['lord.1', `${lord}.house`],
    content.common.sources.houseLord,
  );
}
