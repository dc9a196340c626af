/** The rising sign: first impression, strengths, and the house of its lord. */
import type { Chapter, EssayDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { houseLord } from '#src/reports/content/en/houses/house-lord.ts';
import { lagnaMeaning, lagnas, lagnaSummary } from '#src/reports/content/en/lagna/lagna.ts';
import type { TextWithReason } from '#src/reports/content/en/common/text-with-reason.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { risingNakshatra } from '#src/reports/content/en/lagna/rising-nakshatra.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import {
  formatClock,
  formatDegrees,
  formatGraha,
  formatOrdinal,
  formatOrdinalDigits,
  getSignName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';

export const lagnaChapter: Chapter = { withTime: writeLagna };

export function writeLagna(context: TimeKnownContext): EssayDraft {
  const { sign } = context.chart.lagna;
  const { firstImpression, gifts, caution, pullQuote } = lagnas[sign - 1]!;
  // The source is named once, with the first statement of a part.
  const writeSignStatement = ({ text, because }: TextWithReason, i: number) =>
    createStatement(context, text, because, ['lagna.sign'], i === 0 ? sources.signs : undefined);
  return {
    kind: 'essay',
    id: 'lagna',
    title: `Your lagna: ${getSignName(sign)}`,
    hindiTitle: 'लग्न',
    runningTitle: 'Your lagna',
    summary: lagnaSummary,
    highlightedHouses: [1],
    lead: writeLead(context),
    leadBecause: writeLeadReason(context),
    parts: [
      {
        id: 'first-impression',
        title: 'The first impression',
        statements: [...firstImpression.map(writeSignStatement), writeNakshatraStatement(context)],
        pullQuote,
      },
      {
        id: 'strengths',
        title: 'What you bring, and where you take it',
        statements: [
          ...gifts.map(writeSignStatement),
          writeLordStatement(context),
          writeSignStatement(caution, 1),
        ],
      },
    ],
  };
}

function writeLead({ chart, birth, birthText }: TimeKnownContext): string {
  const { sign, degreeInSign, nakshatra } = chart.lagna;
  const aboutPrefix = birth.timeKind === 'approximate' ? 'about ' : '';
  const place = birthText.place.split(',')[0]!;
  const nakshatraPhrase = `${getNakshatraName(nakshatra)}, ${nakshatraTexts[nakshatra - 1]!.epithet}`;
  return (
    `At ${aboutPrefix}${formatClock(birth.utc, birth.utcOffsetSeconds)} the ${describeDegree(degreeInSign)} of ${getSignName(sign)} was coming up in the east over ${place}, in ${nakshatraPhrase}. ` +
    `${lagnaMeaning} ${lagnas[sign - 1]!.leadEnding}`
  );
}

/** A graha at 18°46′ is in the nineteenth degree. */
function describeDegree(degreeInSign: number): string {
  return `${formatOrdinalDigits(Math.floor(degreeInSign) + 1)} degree`;
}

function writeLeadReason({ chart }: TimeKnownContext): string {
  const { sign, degreeInSign, pada } = chart.lagna;
  const lord = formatGraha(getHouseLord(chart, 1));
  return toSentence(
    `${getSignName(sign)}, ruled by ${lord}, was rising, and its rising point, ${formatDegrees(degreeInSign)}, lies in the ${formatOrdinal(pada)} quarter of the star`,
  );
}

function writeNakshatraStatement(context: TimeKnownContext): Statement {
  const { nakshatra } = context.chart.lagna;
  const { deity } = nakshatraTexts[nakshatra - 1]!;
  const because = `within the sign it was ${getNakshatraName(nakshatra)} that rose, the star of ${deity}`;
  return createStatement(context, risingNakshatra[nakshatra - 1]!, because, ['lagna.nakshatra']);
}

function writeLordStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, 1);
  const house = getHouse(chart, lord);
  const place =
    house === 1
      ? 'is itself in the first house'
      : `has gone to your ${formatOrdinal(house)} house, ${getSignName(chart.grahas[lord].sign)}`;
  const because = `${formatGraha(lord)}, lord of your lagna, ${place}`;
  return createStatement(
    context,
    houseLord[1][house - 1]!,
    because,
    ['lord.1', `${lord}.house`],
    sources.houseLord,
  );
}
