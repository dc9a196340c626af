/** The tenth house: its sign, occupants, lord and aspects. */
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { hasAspect, getHouse, getHouseLord, listOccupants, getSignOfHouse } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import {
  careerHeadings,
  careerLeads,
  careerPartTitles,
} from '#src/reports/content/en/career/career-headings.ts';
import { careerSources } from '#src/reports/content/en/career/career-sources.ts';
import {
  emptyTenth,
  tenthSignWorkday,
  tenthOccupant,
  tenthAspect,
  tenthLordTexts,
} from '#src/reports/content/en/career/tenth-house.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { getEase, classifyHouse } from './work-condition.ts';

export const tenthHouseChapter: Chapter = {
  withTime: (context) => ({
    kind: 'essay',
    id: 'work-tenth-house',
    ...careerHeadings.tenthHouse,
    highlightedHouses: [10],
    lead: careerLeads.tenthHouse,
    leadBecause: toSentence(
      `your tenth house is ${getSignName(getSignOfHouse(context.chart, 10))}, in the keeping of ${formatGraha(getHouseLord(context.chart, 10))}`,
    ),
    parts: [
      { id: 'workday', title: careerPartTitles.workday, statements: [writeWorkdayStatement(context)] },
      { id: 'occupants', title: careerPartTitles.occupants, statements: writeOccupantStatements(context) },
      { id: 'lord', title: careerPartTitles.lord, statements: [writeLordStatement(context)] },
      ...writeAspectsParts(context),
    ],
  }),
};

function writeWorkdayStatement(context: TimeKnownContext): Statement {
  const sign = getSignOfHouse(context.chart, 10);
  const because = `${getSignName(sign)} falls on the tenth house from your lagna`;
  return createStatement(
    context,
    tenthSignWorkday[sign - 1]!,
    because,
    ['lagna.sign', 'lord.10'],
    careerSources.tenth,
  );
}

function writeOccupantStatements(context: TimeKnownContext): Statement[] {
  const { chart } = context;
  const occupants = listOccupants(chart, 10);
  if (occupants.length === 0) return [writeEmptyHouseStatement(context)];
  return occupants.map((graha) =>
    createStatement(
      context,
      tenthOccupant[graha][getEase(chart, graha)],
      `${formatGraha(graha)} stands in your tenth house, ${describeCondition(chart, graha)}`,
      [`${graha}.house`, ...listConditionKeys(chart, graha)],
      careerSources.tenth,
    ),
  );
}

function writeEmptyHouseStatement(context: TimeKnownContext): Statement {
  const lord = getHouseLord(context.chart, 10);
  const because = `the tenth house is empty, and ${formatGraha(lord)} rules it`;
  return createStatement(
    context,
    emptyTenth[lord as ClassicalGraha],
    because,
    ['house.10', 'lord.10'],
    careerSources.tenth,
  );
}

function writeLordStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, 10);
  const house = getHouse(chart, lord);
  const because = `${formatGraha(lord)}, which rules the tenth, has its seat in the ${formatOrdinal(house)} house, ${describeCondition(chart, lord, 10)}`;
  return createStatement(
    context,
    tenthLordTexts[classifyHouse(house)][getCondition(chart, lord, 10)],
    because,
    ['lord.10', `${lord}.house`, ...listConditionKeys(chart, lord, 10)],
    sources.houseLord,
  );
}

function writeAspectsParts(context: TimeKnownContext): EssayPart[] {
  const { chart } = context;
  const aspectingGrahas = CLASSICAL_GRAHAS.filter((graha) => hasAspect(chart, graha, 10));
  if (aspectingGrahas.length === 0) return [];
  const statements = aspectingGrahas.map((graha) => {
    const because = `${formatGraha(graha)} looks at the tenth from your ${formatOrdinal(getHouse(chart, graha))} house`;
    return createStatement(
      context,
      tenthAspect[graha],
      because,
      [`${graha}.aspects.10`, `${graha}.house`],
      sources.aspect,
    );
  });
  return [{ id: 'aspects', title: careerPartTitles.aspects, statements }];
}
