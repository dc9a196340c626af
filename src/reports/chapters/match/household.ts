/** Home and in-laws, money, children, and habits of health. */
import { content } from '#src/reports/content/content.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getFriendship } from '#src/astrology/dignity.ts';
import { getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import { getNadi } from '#src/astrology/matching/nadi.ts';
import type { Statement } from '#src/reports/contract.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition } from '#src/reports/text/condition-phrases.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import {
  createMatchChapter,
  determineCoupleAge,
  getMoon,
  listMoons,
  listPersons,
  type Match,
  type Person,
} from './match.ts';
import {
  createEssay,
  createPart,
  createTimedPart,
  writeTimedPairStatement,
  writeTimedStatements,
} from './match-parts.ts';
import { compareElements } from './match-phrases.ts';
import { createPairStatement, writePersonStatements } from './match-statement.ts';
import { describeByHours, getOther, hasNoTime, listByHours, listOwnValues } from './moon-hours.ts';
import { combineReadings, listUnique } from './moon-readings.ts';

const getSignOf = ({ context }: Person, house: number): number => getSignOfHouse(context.chart, house);
const getLordOf = ({ context }: Person, house: number): ClassicalGraha =>
  getHouseLord(context.chart, house) as ClassicalGraha;

export const familyOfBothChapter = createMatchChapter((match) => {
  const { matchHeadings, familyLead, familyParts, homeReason } = content.match;
  const age = determineCoupleAge(match);
  return createEssay(
    'match-family',
    matchHeadings.family,
    {
      lead: familyLead[age].text,
      leadBecause: familyLead[age].reason,
      houses: age === 'retired' ? [4] : [4, 10],
    },
    [
      createTimedPart(
        match,
        'home',
        familyParts.home,
        writeByHouseSign(match, 4, content.match.homeBySign, homeReason, content.match.familySource),
      ),
      age === 'retired'
        ? null
        : createTimedPart(
            match,
            'in-laws',
            age === 'later' ? familyParts.elders : familyParts.inLaws,
            writeByLordCondition(
              match,
              10,
              age === 'later' ? content.match.eldersByCondition : content.match.inLawsByCondition,
              content.match.inLawsReason,
            ),
          ),
      createPart(
        'together',
        familyParts.together,
        writeHousesTogether(match, 4, content.match.homesTogether),
      ),
    ],
  );
});

/** By the sign of a house of each. */
const writeByHouseSign = (
  match: Match,
  house: number,
  texts: readonly string[],
  describe: (sign: string, name: string) => string,
  source?: string,
): Statement[] =>
  writeTimedStatements(
    match,
    (person) => {
      const sign = getSignOf(person, house);
      return { value: sign, text: texts[sign - 1]!, because: describe(getSignName(sign), person.name) };
    },
    [`lord.${house}`, ({ chart }: ReportContext) => String(chart.lagna && getSignOfHouse(chart, house))],
    source,
  );

/** By the condition of the lord of a house of each. */
const writeByLordCondition = (
  match: Match,
  house: number,
  texts: Readonly<Record<'strong' | 'fair' | 'weak', string>>,
  describe: (lord: string, name: string, condition: string) => string,
): Statement[] =>
  writeTimedStatements(
    match,
    (person) => {
      const { chart } = person.context;
      const lord = getLordOf(person, house);
      const condition = getCondition(chart, lord, house);
      return {
        value: condition,
        text: texts[condition],
        because: describe(formatGraha(lord), person.name, describeCondition(chart, lord, house)),
      };
    },
    [`lord.${house}`, (context: ReportContext) => readLordCondition(context, house)],
  );

function readLordCondition({ chart }: ReportContext, house: number): string {
  if (!chart.lagna) return '';
  const lord = getHouseLord(chart, house);
  return `${lord} ${getCondition(chart, lord, house)} ${describeCondition(chart, lord, house)}`;
}

/** By the elements of one house of both. */
const writeHousesTogether = (
  match: Match,
  house: number,
  texts: Readonly<Record<'same' | 'friendly' | 'different', string>>,
): Statement[] =>
  writeTimedPairStatement(match, () => {
    const [first, second] = listPersons(match).map((person) => getSignOf(person, house)) as [number, number];
    return {
      text: texts[compareElements(first, second)],
      because: content.match.differenceReasons.houses(
        content.timing.formatHouseNumber(house),
        getSignName(first),
        getSignName(second),
      ),
    };
  }, [`lord.${house}`, ({ chart }: ReportContext) => String(chart.lagna && getSignOfHouse(chart, house))]);

export const moneyOfBothChapter = createMatchChapter((match) => {
  const { matchHeadings, moneyLead, moneyLeadReason, moneyParts } = content.match;
  return createEssay(
    'match-money',
    matchHeadings.money,
    { lead: moneyLead, leadBecause: moneyLeadReason, houses: [2, 11] },
    [
      createTimedPart(match, 'saving', moneyParts.saving, writeSavingStatements(match)),
      createTimedPart(
        match,
        'income',
        moneyParts.income,
        writeByLordCondition(match, 11, content.match.incomeByCondition, content.match.incomeReason),
      ),
      createPart('together', moneyParts.together, writePurseStatements(match)),
    ],
  );
});

const writeSavingStatements = (match: Match): Statement[] =>
  writeTimedStatements(
    match,
    (person) => {
      const lord = getLordOf(person, 2);
      return {
        value: lord,
        text: content.match.savingByLord[lord],
        because: content.match.savingReason(
          formatGraha(lord),
          getSignName(getSignOf(person, 2)),
          person.name,
        ),
      };
    },
    ['lord.2'],
    content.match.moneySource,
  );

export type PurseAgreement = keyof typeof content.match.purseTogether;

/** Both hours of birth are known. */
export function comparePurses({ first, second }: Match): PurseAgreement {
  const [a, b] = [getLordOf(first, 2), getLordOf(second, 2)];
  if (a === b) return 'same';
  const relations = [getFriendship(a, b), getFriendship(b, a)];
  if (relations.includes('enemy')) return 'enemy';
  return relations.includes('friendly') ? 'friendly' : 'neutral';
}

const writePurseStatements = (match: Match): Statement[] =>
  writeTimedPairStatement(match, () => {
    const [first, second] = listPersons(match).map((person) => formatGraha(getLordOf(person, 2)));
    return {
      text: content.match.purseTogether[comparePurses(match)],
      because: content.match.purseReason(match.first.name, first!, match.second.name, second!),
    };
  }, ['lord.2']);

/** Left out where one of the two is past the age at which the windows for a child end. */
export const childrenOfBothChapter = createMatchChapter((match) => {
  const { matchHeadings, childrenLead, childrenLeadReason, childrenParts, parentReason } = content.match;
  if (!listPersons(match).every(({ context }) => getMatterTiming(context, 'children').isOfAge)) return null;
  return createEssay(
    'match-children',
    matchHeadings.children,
    { lead: childrenLead, leadBecause: childrenLeadReason, houses: [5] },
    [
      createTimedPart(
        match,
        'parent',
        childrenParts.parent,
        writeByHouseSign(match, 5, content.match.parentBySign, parentReason, content.match.childrenSource),
      ),
      createPart(
        'together',
        childrenParts.together,
        writeHousesTogether(match, 5, content.match.childrenTogether),
      ),
    ],
  );
});

export const healthOfBothChapter = createMatchChapter((match) => {
  const { matchHeadings, healthLead, healthLeadReason, healthParts, bothReasons } = content.match;
  const [first, second] = listPersons(match).map(describeNadi);
  return createEssay(
    'match-health',
    matchHeadings.health,
    { lead: healthLead, leadBecause: healthLeadReason(bothReasons(first!, second!)), houses: [6] },
    [
      createPart('nadi', healthParts.nadi, writeNadiStatements(match)),
      createPart('together', healthParts.together, [writeRhythmStatement(match)]),
    ],
  );
});

const nameNadi = (moon: Moon): string => content.match.kootaValues[getNadi(moon)]!;

const describeNadi = (person: Person): string =>
  content.match.nadiReason(
    person.name,
    content.grammar.formatAlternatives(listUnique(listMoons(person).map(nameNadi))),
  );

const writeNadiStatements = (match: Match): Statement[] =>
  writePersonStatements(
    match,
    (person) => {
      const nadis = hasNoTime(person) ? listByHours(person, getNadi) : [];
      const nadi = getNadi(getMoon(person));
      if (nadis.length < 2)
        return { value: nadi, text: content.match.healthByNadi[nadi], because: describeNadi(person) };
      return {
        value: person.name,
        text: describeByHours(
          nadis.map(({ value, hours }) => ({
            value: listOwnValues(match, person, getNadi).includes(value)
              ? content.match.healthByNadi[value]
              : content.match.sameRhythm(getOther(match, person).name),
            hours,
          })),
          content.match.ifBornThen,
        ),
        because: describeNadi(person),
      };
    },
    ['Moon.nadi'],
    content.match.healthSource,
  );

function writeRhythmStatement(match: Match): Statement {
  const { healthTogether, hourSubjects, rhythmReason } = content.match;
  const { text, because } = combineReadings(
    match,
    ({ first, second }) => ({
      text: healthTogether[getNadi(first) === getNadi(second) ? 'same' : 'different'],
      because: rhythmReason(nameNadi(first), nameNadi(second)),
    }),
    { subject: hourSubjects.rhythm, by: 'nakshatra' },
  );
  return createPairStatement(match, text, because, ['Moon.nadi']);
}
