/** Two temperaments: Moon, lagna and birth star of each, how the Moons meet, and the Moon of one in the houses of the other. */
import { content } from '#src/reports/content/content.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { NAKSHATRAS } from '#src/astrology/nakshatra-deities.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { Statement } from '#src/reports/contract.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import {
  formatElement,
  formatGraha,
  formatList,
  formatOrdinal,
  getNakshatraName,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { createMatchChapter, getMoon, type Match, type Person } from './match.ts';
import { createEssay, createPart, createTimedPart, hasTime, writeTimedStatements } from './match-parts.ts';
import { describeMoonSigns, getMode, getDistance, MODES, toElementPair, type Mode } from './match-phrases.ts';
import { createPairStatement, writePersonStatements } from './match-statement.ts';
import {
  describeByHours,
  getOther,
  hasNoTime,
  listByHours,
  listOwnValues,
  type MoonPair,
} from './moon-hours.ts';
import { combineReadings } from './moon-readings.ts';

const MOON_SIGN = ['Moon.sign'];

export const temperamentChapter = createMatchChapter((match) => {
  const { matchHeadings, temperamentLead, temperamentLeadReason, temperamentParts } = content.match;
  return createEssay(
    'match-temperament',
    matchHeadings.temperament,
    { lead: temperamentLead, leadBecause: temperamentLeadReason(describeMoonSigns(match)), houses: [1, 4] },
    [
      createPart('moons', temperamentParts.moons, writeMoonStatements(match)),
      createPart('meeting', temperamentParts.meeting, writeMeetingStatements(match)),
      createTimedPart(match, 'lagnas', temperamentParts.lagnas, writeLagnaStatements(match)),
      createPart('stars', temperamentParts.stars, writeStarStatements(match)),
    ],
  );
});

const getStarLord = ({ nakshatra }: Moon): Graha => NAKSHATRAS[nakshatra - 1]!.lord;

function writeMoonStatements(match: Match): Statement[] {
  return writePersonStatements(
    match,
    (person) => {
      const because = content.match.moonIn(person.name, getSignName(getMoon(person).sign));
      const signs = hasNoTime(person) ? listByHours(person, ({ sign }) => sign) : [];
      if (signs.length < 2) {
        const { sign } = getMoon(person);
        return { value: sign, text: content.match.moonAtHome[sign - 1]!, because };
      }
      return {
        value: person.name,
        text: describeByHours(
          signs.map(({ value, hours }) => ({
            value: listOwnValues(match, person, ({ sign }) => sign).includes(value)
              ? content.match.moonAtHome[value - 1]!
              : content.match.sameFeelings(getOther(match, person).name),
            hours,
          })),
          content.match.ifBornThen,
        ),
        because: content.match.moonOfDay(
          person.name,
          formatList(signs.map(({ value, hours }) => content.match.placeOfHours(getSignName(value), hours))),
        ),
      };
    },
    MOON_SIGN,
    content.match.temperamentSource,
  );
}

function writeMeetingStatements(match: Match): Statement[] {
  const { hourSubjects, manyReadings, moonDistances, moonElements, moonModes } = content.match;
  const readings = [
    combineReadings(
      match,
      (moons) => ({
        text: moonElements[toElementPair(moons.first.sign, moons.second.sign)],
        because: describeElements(moons),
      }),
      { subject: hourSubjects.elements, open: manyReadings.elements },
    ),
    combineReadings(
      match,
      (moons) => ({
        text: moonDistances[getDistance(moons.first.sign, moons.second.sign)],
        because: describeDistance(moons),
      }),
      { subject: hourSubjects.distances, open: manyReadings.distances },
    ),
    combineReadings(
      match,
      (moons) => ({ text: moonModes[toModePair(moons)], because: describeModes(moons) }),
      { subject: hourSubjects.modes, open: manyReadings.modes },
    ),
  ];
  return readings.map(({ text, because }) => createPairStatement(match, text, because, MOON_SIGN));
}

function describeElements({ first, second }: MoonPair): string {
  const [a, b] = [first.sign, second.sign];
  const [element, otherElement] = [getElement(a), getElement(b)].map(formatElement);
  const { elements, oneElement, bothOfElement } = content.match.pairReasons;
  if (a === b) return oneElement(getSignName(a), element!);
  if (element === otherElement) return bothOfElement(getSignName(a), getSignName(b), element!);
  return elements(getSignName(a), element!, getSignName(b), otherElement!);
}

function describeDistance({ first, second }: MoonPair): string {
  const [a, b] = [first.sign, second.sign];
  const { distance, sameSign } = content.match.pairReasons;
  if (a === b) return sameSign(getSignName(a));
  return distance(
    getSignName(a),
    getSignName(b),
    formatOrdinal(countHouse(a, b)),
    formatOrdinal(countHouse(b, a)),
  );
}

function toModePair({ first, second }: MoonPair) {
  const [a, b] = [first, second]
    .map(({ sign }) => getMode(sign))
    .toSorted((left, right) => MODES.indexOf(left) - MODES.indexOf(right)) as [Mode, Mode];
  return `${a} ${b}` as keyof typeof content.match.moonModes;
}

function describeModes({ first, second }: MoonPair): string {
  const [a, b] = [first.sign, second.sign];
  const { modes, oneMode, bothOfMode } = content.match.pairReasons;
  const [ofFirst, ofSecond] = [a, b].map((sign) => content.match.modeNames[getMode(sign)]);
  const [firstName, secondName] = [getSignName(a), getSignName(b)];
  if (a === b) return oneMode(firstName, ofFirst!);
  return ofFirst === ofSecond
    ? bothOfMode(firstName, secondName, ofFirst!)
    : modes(firstName, ofFirst!, secondName, ofSecond!);
}

const writeLagnaStatements = (match: Match): Statement[] =>
  writeTimedStatements(
    match,
    ({ name, context }) => {
      const { sign } = context.chart.lagna!;
      return {
        value: sign,
        text: content.match.lagnaWithOthers[sign - 1]!,
        because: content.match.lagnaIs(name, getSignName(sign)),
      };
    },
    ['lagna.sign'],
  );

const writeStarStatements = (match: Match): Statement[] =>
  writePersonStatements(
    match,
    (person) => {
      const { nakshatra } = getMoon(person);
      const stars = hasNoTime(person) ? listByHours(person, (moon) => moon.nakshatra) : [];
      const { lord } = NAKSHATRAS[nakshatra - 1]!;
      if (stars.length < 2)
        return {
          value: lord,
          text: content.match.starUnderPressure[lord],
          because: content.match.pairReasons.star(
            person.name,
            getNakshatraName(nakshatra),
            formatGraha(lord),
          ),
        };
      return {
        value: person.name,
        text: describeByHours(
          stars.map(({ value, hours }) => ({
            value: listOwnValues(match, person, getStarLord).includes(NAKSHATRAS[value - 1]!.lord)
              ? content.match.starUnderPressure[NAKSHATRAS[value - 1]!.lord]
              : content.match.samePressure(getOther(match, person).name),
            hours,
          })),
          content.match.ifBornThen,
        ),
        because: content.match.starOpenReason(
          person.name,
          formatList(
            stars.map(({ value, hours }) => content.match.placeOfHours(getNakshatraName(value), hours)),
          ),
        ),
      };
    },
    ['Moon.nakshatra'],
  );

/** The Moon of one person in the houses of the other; the lagna needs the hour of birth. */
export const presenceChapter = createMatchChapter((match) => {
  const { first, second } = match;
  const { matchHeadings, presenceLead, presenceLeadReason } = content.match;
  const houses = [first, second].flatMap((person) =>
    hasTime(person) ? [getHouseOfMoon(person, person === first ? second : first)] : [],
  );
  return createEssay(
    'match-presence',
    matchHeadings.presence,
    { lead: presenceLead, leadBecause: presenceLeadReason, houses },
    [writePresencePart(match, first, second), writePresencePart(match, second, first)],
  );
});

const getHouseOfMoon = ({ context }: Person, other: Person): number =>
  countHouse(context.chart.lagna!.sign, getMoon(other).sign);

/** Two equal houses have one text: the second part then refers to the first. */
function writePresencePart(match: Match, person: Person, other: Person) {
  const { lagna } = person.context.chart;
  if (!lagna) return null;
  const isRepeated =
    person.isSecond && hasTime(other) && getHouseOfMoon(other, person) === getHouseOfMoon(person, other);
  const read = (moons: MoonPair) => {
    const { sign } = person.isSecond ? moons.first : moons.second;
    const house = countHouse(lagna.sign, sign);
    return {
      text: isRepeated ? content.match.presenceRepeated : content.match.presenceByHouse[house - 1]!,
      because: content.match.presenceReason(
        other.name,
        getSignName(sign),
        formatOrdinal(house),
        person.name,
        getSignName(lagna.sign),
      ),
    };
  };
  const { text, because } = combineReadings(match, read, { subject: content.match.hourSubjects.presence });
  const keys = { person: ['lagna.sign'], other: MOON_SIGN };
  return createPart(
    person.isSecond ? 'second' : 'first',
    content.match.presenceTitle(other.name, person.name),
    [
      createPairStatement(
        match,
        text,
        because,
        person.isSecond
          ? { first: keys.other, second: keys.person }
          : { first: keys.person, second: keys.other },
      ),
    ],
  );
}
