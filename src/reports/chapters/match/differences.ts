/** Subjects to talk about, where the two charts differ. */
import { content } from '#src/reports/content/content.ts';
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { FactKey } from '#src/reports/facts/derived-facts.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { formatGraha, getGrahaName, getSignName } from '#src/reports/text/phrases.ts';
import { createGeneralStatement } from '#src/reports/text/statement.ts';
import { judgeDosha, MATCH_DOSHAS } from './doshas.ts';
import {
  describeManglikOfBoth,
  choosePrintedVerdictOfBoth,
  listManglikKeysOfBoth,
} from './manglik-of-both.ts';
import { comparePurses } from './household.ts';
import {
  computeRange,
  createMatchChapter,
  createMatchReaders,
  getPoints,
  determineCoupleAge,
  listPersons,
  type Match,
  type Person,
} from './match.ts';
import { createEssay, createPart, hasTime } from './match-parts.ts';
import {
  compareElements,
  describeMoonSigns,
  describeMoonStars,
  formatPointRange,
  getMode,
} from './match-phrases.ts';
import { createPairStatement } from './match-statement.ts';
import { listMoonPairs, listUnique } from './moon-readings.ts';

type Topic = keyof typeof content.match.differences;
type Keys = readonly FactKey<ReportContext>[];
type Difference = { topic: Topic; because: string; keys: Keys | { first: Keys; second: Keys } };

/** One for each week of two months. */
const MAX_TOPICS = 8;

export const differencesChapter = createMatchChapter((match) => {
  const { matchHeadings, differencesLead, differencesLeadReason, differencesTitle } = content.match;
  return createEssay(
    'match-differences',
    matchHeadings.differences,
    { lead: differencesLead, leadBecause: differencesLeadReason, houses: [1, 7] },
    [
      createPart(
        'topics',
        differencesTitle,
        listDifferences(match).map((topic) => writeTopic(match, topic)),
      ),
    ],
  );
});

const writeTopic = (match: Match, { topic, because, keys }: Difference): Statement =>
  keys === NO_KEYS
    ? createGeneralStatement(content.match.differences[topic], because)
    : createPairStatement(
        match,
        content.match.differences[topic],
        because,
        addPresenceKeys(match, topic, keys),
      );

/** A heavier subject that another birth time adds can take the place of this one. */
function addPresenceKeys(match: Match, topic: Topic, keys: Difference['keys']) {
  const readers = createMatchReaders(match, (other) =>
    String(listDifferences(other).some((difference) => difference.topic === topic)),
  );
  const ofBoth = 'first' in keys ? keys : { first: keys, second: keys };
  return { first: [...ofBoth.first, ...readers.first], second: [...ofBoth.second, ...readers.second] };
}

const NO_KEYS: Keys = [];

const WORK_TOPICS = { usual: 'work', later: 'lastPosts', retired: 'freeTime' } as const;

/** The heaviest first; two subjects that concern every couple end the list. */
export function listDifferences(match: Match): Difference[] {
  const found = [
    ...listDoshaTopics(match),
    ...listManglikTopic(match),
    ...listKootaTopics(match),
    ...listMoonTopics(match),
    ...listHouseTopics(match),
    ...listGrahaTopics(match),
  ];
  const { always, alsoAlways } = content.match.differenceReasons;
  return [
    ...found.slice(0, MAX_TOPICS - 2),
    { topic: WORK_TOPICS[determineCoupleAge(match)], because: always, keys: NO_KEYS },
    { topic: 'faith', because: alsoAlways, keys: NO_KEYS },
  ];
}

const listDoshaTopics = (match: Match): Difference[] =>
  MATCH_DOSHAS.filter((dosha) => judgeDosha(match, dosha) === 'yes').map((dosha) =>
    createKootaTopic(match, dosha, dosha),
  );

function listManglikTopic(match: Match): Difference[] {
  if (!choosePrintedVerdictOfBoth(match).startsWith('one-sided')) return [];
  return [
    {
      topic: 'manglik',
      because: content.match.comparedReason(describeManglikOfBoth(match)),
      keys: listManglikKeysOfBoth(match),
    },
  ];
}

/** Half of the points or fewer, at every possible hour. */
const listKootaTopics = (match: Match): Difference[] =>
  (['maitri', 'yoni'] as const)
    .filter((key) => {
      const { maximum } = match.kootas.kootas.find((koota) => koota.key === key)!;
      return computeRange(match, (kootas) => getPoints(kootas, key)).highest <= maximum / 2;
    })
    .map((key) => createKootaTopic(match, key, key));

function createKootaTopic(match: Match, key: KootaKey, topic: Topic): Difference {
  const { maximum, keys } = match.kootas.kootas.find((koota) => koota.key === key)!;
  const range = computeRange(match, (kootas) => getPoints(kootas, key));
  const places = keys.includes('Moon.sign') ? describeMoonSigns(match) : describeMoonStars(match);
  const reason = content.match.differenceReasons.koota(
    content.match.kootaNames[key],
    formatPointRange(range),
    maximum,
  );
  return { topic, because: content.match.kootaReasons.withPlaces(places, reason), keys };
}

/** Lists the topics that the Moons have at every possible hour. */
function listMoonTopics(match: Match): Difference[] {
  const pairs = listMoonPairs(match).map(({ first, second }) => [first.sign, second.sign] as const);
  const { everyHourFacts } = content.match;
  const { elements, modes } = content.match.differenceReasons;
  const describe = (write: (first: string, second: string) => string, fact: string) => {
    const [because, ...others] = listUnique(pairs.map(([a, b]) => write(getSignName(a), getSignName(b))));
    return others.length > 0 ? content.match.everyHourReason(describeMoonSigns(match), fact) : because!;
  };
  return [
    ...(pairs.every(([a, b]) => compareElements(a, b) === 'different')
      ? [
          {
            topic: 'elements' as const,
            because: describe(elements, everyHourFacts.differentElements),
            keys: ['Moon.sign'],
          },
        ]
      : []),
    ...(pairs.every(([a, b]) => getMode(a) !== getMode(b))
      ? [
          {
            topic: 'modes' as const,
            because: describe(modes, everyHourFacts.differentModes),
            keys: ['Moon.sign'],
          },
        ]
      : []),
  ];
}

/** Home and money, if both hours of birth are known. */
function listHouseTopics(match: Match): Difference[] {
  const persons = listPersons(match);
  if (!persons.every(hasTime)) return [];
  const [a, b] = persons.map(({ context }) => getSignOfHouse(context.chart, 4)) as [number, number];
  const { houses, lords } = content.match.differenceReasons;
  const [firstLord, secondLord] = persons.map(({ context }) => formatGraha(getHouseLord(context.chart, 2)));
  return [
    ...(comparePurses(match) === 'enemy'
      ? [{ topic: 'money' as const, because: lords(firstLord!, secondLord!), keys: ['lord.2'] }]
      : []),
    ...(compareElements(a, b) === 'different'
      ? [
          {
            topic: 'home' as const,
            because: content.match.comparedReason(
              houses(content.timing.formatHouseNumber(4), getSignName(a), getSignName(b)),
            ),
            keys: ['lord.4'],
          },
        ]
      : []),
  ];
}

const GRAHA_TOPICS: [Graha, Topic][] = [
  ['Mars', 'anger'],
  ['Mercury', 'speech'],
  ['Venus', 'love'],
];

const listGrahaTopics = ({ first, second }: Match): Difference[] =>
  GRAHA_TOPICS.filter(
    ([graha]) => getElement(getSign(first, graha)) !== getElement(getSign(second, graha)),
  ).map(([graha, topic]) => ({
    topic,
    because: content.match.differenceReasons.grahas(
      getGrahaName(graha),
      getSignName(getSign(first, graha)),
      getSignName(getSign(second, graha)),
    ),
    keys: [`${graha}.sign`],
  }));

const getSign = ({ context }: Person, graha: Graha): number => context.chart.grahas[graha].sign;
