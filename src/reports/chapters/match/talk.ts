/** How the two speak, get angry and make up; how they give love and what they expect. */
import { content } from '#src/reports/content/content.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { formatElement, formatGraha, getGrahaName, getSignName } from '#src/reports/text/phrases.ts';
import { createMatchChapter, type Match, type Person } from './match.ts';
import { createEssay, createPart, createTimedPart, writeTimedStatements } from './match-parts.ts';
import { toElementPair } from './match-phrases.ts';
import { createPairStatement, writePersonStatements } from './match-statement.ts';

const getSign = ({ context }: Person, graha: Graha): number => context.chart.grahas[graha].sign;

/** "Mercury of Asha is in Leo" */
const describePlace = (person: Person, graha: Graha): string =>
  content.match.grahaIn(getGrahaName(graha), person.name, getSignName(getSign(person, graha)));

const describePlaces = ({ first, second }: Match, graha: Graha): string =>
  content.match.bothReasons(describePlace(first, graha), describePlace(second, graha));

export const talkChapter = createMatchChapter((match) => {
  const { matchHeadings, talkLead, talkLeadReason, talkParts } = content.match;
  return createEssay(
    'match-talk',
    matchHeadings.talk,
    {
      lead: talkLead,
      leadBecause: talkLeadReason(describePlaces(match, 'Mercury'), describePlaces(match, 'Mars')),
      houses: [3],
    },
    [
      createPart('speech', talkParts.speech, writeBySign(match, 'Mercury')),
      createPart('anger', talkParts.anger, writeAngerStatements(match)),
      createPart('peace', talkParts.peace, [writePeaceStatement(match)]),
    ],
  );
});

/** By the sign of Mercury or Venus of each. */
function writeBySign(match: Match, graha: 'Mercury' | 'Venus'): Statement[] {
  const texts = graha === 'Mercury' ? content.match.mercurySpeech : content.match.venusGiving;
  const { speech, venus } = content.match.sources;
  return writePersonStatements(
    match,
    (person) => ({
      value: getSign(person, graha),
      text: texts[getSign(person, graha) - 1]!,
      because: describePlace(person, graha),
    }),
    [`${graha}.sign`],
    graha === 'Mercury' ? speech : venus,
  );
}

const writeAngerStatements = (match: Match): Statement[] =>
  writePersonStatements(
    match,
    (person) => {
      const element = getElement(getSign(person, 'Mars'));
      return {
        value: element,
        text: content.match.marsAnger[element],
        because: content.match.signOfElement(describePlace(person, 'Mars'), formatElement(element)),
      };
    },
    ['Mars.sign'],
    content.match.sources.anger,
  );

function writePeaceStatement(match: Match): Statement {
  const pair = toElementPair(getSign(match.first, 'Mars'), getSign(match.second, 'Mars'));
  return createPairStatement(match, content.match.makingUp[pair], describePlaces(match, 'Mars'), [
    'Mars.sign',
  ]);
}

export const affectionOfBothChapter = createMatchChapter((match) => {
  const { matchHeadings, affectionLead, affectionLeadReason, affectionParts } = content.match;
  const [first, second] = [match.first, match.second].map((person) => describePlace(person, 'Venus'));
  return createEssay(
    'match-affection',
    matchHeadings.affection,
    { lead: affectionLead, leadBecause: affectionLeadReason(first!, second!), houses: [7] },
    [
      createPart('venus', affectionParts.venus, writeBySign(match, 'Venus')),
      createTimedPart(match, 'expected', affectionParts.expected, writeExpectedStatements(match)),
    ],
  );
});

const writeExpectedStatements = (match: Match): Statement[] =>
  writeTimedStatements(
    match,
    ({ name, context: { chart } }) => {
      const lord = getHouseLord(chart, 7) as ClassicalGraha;
      return {
        value: lord,
        text: content.match.expectedPartner[lord],
        because: content.match.expectedReason(name, formatGraha(lord), getSignName(getSignOfHouse(chart, 7))),
      };
    },
    ['lord.7'],
    content.match.loveSource,
  );
