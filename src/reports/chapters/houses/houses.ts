/** The twelve houses, each by its sign, lord, occupants, aspects and bindus. */
import { content } from '#src/reports/content/content.ts';
import { getHouse, getHouseLord, listOccupants, getSignOfHouse } from '#src/astrology/houses.ts';
import type { Chapter, EssayDraft, PageDraft } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { writeLordConditionStatement } from './house-lord-condition.ts';
import { writeOccupantStatements, writeBindusStatements, writeAspectStatements } from './house-occupants.ts';

export const HOUSES: readonly HouseNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Stands after the chapters on the lagna and on life areas and does not repeat their texts. */
export const housesChapter = {
  withTime: (context: TimeKnownContext, previousPages: readonly PageDraft[]): EssayDraft => {
    const knownTexts = collectTexts(previousPages);
    return {
      kind: 'essay',
      id: 'houses',
      ...content.houses.housesHeading,
      highlightedHouses: [],
      lead: content.houses.housesLead,
      leadBecause: toSentence(writeLeadReason(context)),
      parts: HOUSES.map((house) => writePart(context, house, knownTexts)),
    };
  },
} satisfies Chapter;

const collectTexts = (previousPages: readonly PageDraft[]): Set<string> =>
  new Set(
    previousPages
      .flatMap((page) => (page.kind === 'essay' ? page.parts : []))
      .flatMap(({ statements }) => statements)
      .map(({ text }) => text),
  );

function writeLeadReason({ chart }: TimeKnownContext): string {
  const [first, last] = [1, 12].map((house) => getSignName(getSignOfHouse(chart, house)));
  return `with ${first} rising, your houses run from ${first} in the first to ${last} in the twelfth`;
}

function writePart(context: TimeKnownContext, house: HouseNumber, knownTexts: Set<string>): EssayPart {
  const statements = [
    writeSignStatement(context, house),
    writeLordStatement(context, house),
    writeLordConditionStatement(context, house),
    ...writeOccupantStatements(context, house),
    ...writeAspectStatements(context, house),
    ...writeBindusStatements(context, house),
  ];
  return {
    id: `house-${house}`,
    title: content.houses.houseHeadings[house].title,
    intro: writeIntro(context, house),
    statements: statements.filter(({ text }) => !knownTexts.has(text)),
  };
}

function writeIntro({ chart }: TimeKnownContext, house: HouseNumber): string {
  const { intro, occupantsIntro } = content.houses.houseHeadings[house];
  const names = listOccupants(chart, house).map(formatGraha);
  return names.length === 0 ? intro : `${intro} ${occupantsIntro} ${formatList(names)}.`;
}

const ELEMENTS = ['a fire sign', 'an earth sign', 'an air sign', 'a water sign'] as const;

function writeSignStatement(context: TimeKnownContext, house: HouseNumber): Statement {
  const sign = getSignOfHouse(context.chart, house);
  const element = ELEMENTS[(sign - 1) % 4]!;
  const lord = formatGraha(getHouseLord(context.chart, house));
  const because = `${getSignName(sign)}, ${element} of ${lord}, stands on your ${formatOrdinal(house)} house`;
  return createStatement(
    context,
    content.houses.houseSign[house][sign - 1]!,
    because,
    ['lagna.sign', `lord.${house}`],
    content.common.sources.signs,
  );
}

function writeLordStatement(context: TimeKnownContext, house: HouseNumber): Statement {
  const lord = getHouseLord(context.chart, house);
  const lordHouse = getHouse(context.chart, lord);
  const { lordAtHomePhrase, lordAwayPhrase } = content.houses.houseHeadings[house];
  const because = (lordHouse === house ? lordAtHomePhrase : lordAwayPhrase)
    .replace('{lord}', formatGraha(lord))
    .replace('{seat}', formatOrdinal(lordHouse));
  const keys = [`lord.${house}`, `${lord}.house`];
  return createStatement(
    context,
    content.houses.houseLord[house][lordHouse - 1]!,
    because,
    keys,
    content.common.sources.houseLord,
  );
}
