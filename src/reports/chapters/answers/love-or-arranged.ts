/** Whether the fifth and seventh houses indicate a love marriage, an arranged one, or both. */
import { content } from '#src/reports/content/content.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { countSigns, getHouse, getHouseLord, hasAspect } from '#src/astrology/houses.ts';
import { formatGraha, formatList } from '#src/reports/text/phrases.ts';

export type MarriageKind = 'love' | 'arranged' | 'both';

/** The houses of family, home, elders and standing. */
const FAMILY_HOUSES = [2, 4, 9, 10];
const MAX_LINKS = 3;
/** Two grahas in opposite signs aspect each other. */
const OPPOSITE = 7;

/**
 * For love: links of the fifth house (affection) with the seventh (one lord, together, exchanged, or in aspect of each other), and
 * Rahu or Mars with Venus. For the choice of the family: the
 * lord of the seventh in a house of the family, and Jupiter in or aspecting the seventh. The longer list decides. Source: common
 * practice; the links are those of Phaladeepika 10 and Jataka Parijata 14.
 */
export function judgeMarriageKind(chart: Chart): { kind: MarriageKind; because: string } {
  const [love, family] = [listLoveLinks(chart), listFamilyLinks(chart)];
  if (love.length > family.length) return { kind: 'love', because: describeLinks(love) };
  if (family.length > love.length) return { kind: 'arranged', because: describeLinks(family) };
  return {
    kind: 'both',
    because: love.length > 0 ? describeLinks([love[0]!, family[0]!]) : content.answers.loveReasons.noVote,
  };
}

const describeLinks = (links: readonly string[]): string => formatList(links.slice(0, MAX_LINKS));

function listLoveLinks(chart: Chart): string[] {
  const { grahas } = chart;
  const [fifth, seventh] = [getHouseLord(chart, 5), getHouseLord(chart, 7)];
  const areLordsTogether = grahas[fifth].sign === grahas[seventh].sign;
  const areLordsExchanged = getHouse(chart, fifth) === 7 && getHouse(chart, seventh) === 5;
  return [
    ...(fifth === seventh ? [content.answers.marriageLinks.sameLord(formatGraha(fifth))] : []),
    ...(fifth !== seventh && areLordsTogether
      ? [content.answers.marriageLinks.lordsJoined(formatGraha(fifth), formatGraha(seventh))]
      : []),
    ...(countSigns(chart, fifth, seventh) === OPPOSITE && !areLordsExchanged
      ? [content.answers.marriageLinks.lordsAspecting(formatGraha(fifth), formatGraha(seventh))]
      : []),
    ...(areLordsExchanged ? [content.answers.marriageLinks.lordsExchange] : []),
    ...(!areLordsExchanged && getHouse(chart, fifth) === 7
      ? [content.answers.marriageLinks.fifthLordInSeventh(formatGraha(fifth))]
      : []),
    ...(!areLordsExchanged && getHouse(chart, seventh) === 5
      ? [content.answers.marriageLinks.seventhLordInFifth(formatGraha(seventh))]
      : []),
    ...(grahas.Venus.sign === grahas.Mars.sign ? [content.answers.marriageLinks.venusWithMars] : []),
    ...(getHouse(chart, 'Rahu') === 7 ? [content.answers.marriageLinks.rahuInSeventh] : []),
    ...(grahas.Venus.sign === grahas.Rahu.sign ? [content.answers.marriageLinks.rahuWithVenus] : []),
  ];
}

function listFamilyLinks(chart: Chart): string[] {
  const [seventh, ninth] = [getHouseLord(chart, 7), getHouseLord(chart, 9)];
  const house = getHouse(chart, seventh);
  return [
    ...(FAMILY_HOUSES.includes(house)
      ? [
          content.answers.marriageLinks.seventhLordInFamilyHouse(
            formatGraha(seventh),
            content.timing.formatHouseNumber(house),
          ),
        ]
      : []),
    ...(getHouse(chart, 'Jupiter') === 7 ? [content.answers.marriageLinks.jupiterInSeventh] : []),
    ...(hasAspect(chart, 'Jupiter', 7) ? [content.answers.marriageLinks.jupiterOnSeventh] : []),
    ...(getHouse(chart, ninth) === 7
      ? [content.answers.marriageLinks.ninthLordOnSeventh(formatGraha(ninth))]
      : []),
  ];
}
