/** The tenth house: its sign, occupants, lord and aspects. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { hasAspect, getHouse, getHouseLord, listOccupants, getSignOfHouse } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { getWeaknessKey, classifyHouse } from './work-condition.ts';
import { getCareerTexts } from './career-stage.ts';

export const tenthHouseChapter: Chapter = {
  withTime: (context) => ({
    kind: 'essay',
    id: 'work-tenth-house',
    ...getCareerTexts(context).careerHeadings.tenthHouse,
    highlightedHouses: [10],
    lead: getCareerTexts(context).careerLeads.tenthHouse,
    leadBecause: toSentence(
      content.career.tenthHouseReasons.lead(
        getSignName(getSignOfHouse(context.chart, 10)),
        formatGraha(getHouseLord(context.chart, 10)),
      ),
    ),
    parts: [
      {
        id: 'workday',
        title: getCareerTexts(context).careerPartTitles.workday,
        statements: [writeWorkdayStatement(context)],
      },
      {
        id: 'occupants',
        title: getCareerTexts(context).careerPartTitles.occupants,
        statements: writeOccupantStatements(context),
      },
      {
        id: 'lord',
        title: getCareerTexts(context).careerPartTitles.lord,
        statements: [writeLordStatement(context)],
      },
      ...writeAspectsParts(context),
    ],
  }),
};

function writeWorkdayStatement(context: TimeKnownContext): Statement {
  const sign = getSignOfHouse(context.chart, 10);
  const because = content.career.tenthHouseReasons.sign(getSignName(sign));
  return createStatement(
    context,
    getCareerTexts(context).tenthSignWorkday[sign - 1]!,
    because,
    ['lagna.sign', 'lord.10'],
    content.career.careerSources.tenth,
  );
}

function writeOccupantStatements(context: TimeKnownContext): Statement[] {
  const { chart } = context;
  const occupants = listOccupants(chart, 10);
  if (occupants.length === 0) return [writeEmptyHouseStatement(context)];
  return occupants.map((graha) =>
    createStatement(
      context,
      getCareerTexts(context).tenthOccupant[graha][getWeaknessKey(chart, graha)],
      content.career.tenthHouseReasons.occupant(formatGraha(graha), describeCondition(chart, graha)),
      [`${graha}.house`, ...listConditionKeys(chart, graha)],
      content.career.careerSources.tenth,
    ),
  );
}

function writeEmptyHouseStatement(context: TimeKnownContext): Statement {
  const lord = getHouseLord(context.chart, 10);
  const because = content.career.tenthHouseReasons.empty(formatGraha(lord));
  return createStatement(
    context,
    getCareerTexts(context).emptyTenth[lord as ClassicalGraha],
    because,
    ['house.10', 'lord.10'],
    content.career.careerSources.tenth,
  );
}

function writeLordStatement(context: TimeKnownContext): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, 10);
  const house = getHouse(chart, lord);
  const because = content.career.tenthHouseReasons.lord(
    formatGraha(lord),
    house,
    describeCondition(chart, lord, 10),
  );
  return createStatement(
    context,
    getCareerTexts(context).tenthLordTexts[classifyHouse(house)][getCondition(chart, lord, 10)],
    because,
    ['lord.10', `${lord}.house`, ...listConditionKeys(chart, lord, 10)],
    content.common.sources.houseLord,
  );
}

function writeAspectsParts(context: TimeKnownContext): EssayPart[] {
  const { chart } = context;
  const aspectingGrahas = CLASSICAL_GRAHAS.filter((graha) => hasAspect(chart, graha, 10));
  if (aspectingGrahas.length === 0) return [];
  const statements = aspectingGrahas.map((graha) => {
    const because = content.career.tenthHouseReasons.aspect(formatGraha(graha), getHouse(chart, graha));
    return createStatement(
      context,
      getCareerTexts(context).tenthAspect[graha],
      because,
      [`${graha}.aspects.10`, `${graha}.house`],
      content.common.sources.aspect,
    );
  });
  return [{ id: 'aspects', title: getCareerTexts(context).careerPartTitles.aspects, statements }];
}
