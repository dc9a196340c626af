/** The tenth house on an ordinary day: its sign, its guests, its lord, and who looks at it. */
import { SEVEN, type Seven } from '#src/astrology/contract-names.ts';
import { aspects, houseOf, lordOf, occupants, signOfHouse } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter, type PageDraft } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { workHeadings, workLeads, workParts } from '#src/reports/content/en/career/career-headings.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import {
  tenthAlone,
  tenthDay,
  tenthGuest,
  tenthLook,
  tenthLord,
} from '#src/reports/content/en/career/tenth-house.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';
import {
  listConditionKeys,
  getCondition,
  describeCondition,
  getEase,
  classifyHouse,
} from './work-condition.ts';

type Part = Extract<PageDraft, { kind: 'essay' }>['parts'][number];

export const tenthHouseChapter: Chapter = {
  isIncluded: isTimeKnown,
  write: (context) => ({
    kind: 'essay',
    id: 'work-style',
    ...workHeadings.style,
    highlightedHouses: [10],
    lead: workLeads.style,
    leadBecause: toSentence(
      `your tenth house is ${signName(signOfHouse(context.chart, 10))}, in the keeping of ${grahaName(lordOf(context.chart, 10))}`,
    ),
    parts: [
      { id: 'day', title: workParts.day, statements: [writeWorkdayStatement(context)] },
      { id: 'guests', title: workParts.guests, statements: writeOccupantStatements(context) },
      { id: 'lord', title: workParts.lord, statements: [writeLordStatement(context)] },
      ...writeAspectsPart(context),
    ],
  }),
};

function writeWorkdayStatement(context: ReportContext): Statement {
  const sign = signOfHouse(context.chart, 10);
  const because = `${signName(sign)} falls on the tenth house from your lagna`;
  return createStatement(context, tenthDay[sign - 1]!, because, ['lagna.sign', 'lord.10'], workSources.tenth);
}

function writeOccupantStatements(context: ReportContext): Statement[] {
  const { chart } = context;
  const guests = occupants(chart, 10);
  if (guests.length === 0) return [writeEmptyHouseStatement(context)];
  return guests.map((graha) =>
    createStatement(
      context,
      tenthGuest[graha][getEase(chart, graha)],
      `${grahaName(graha)} stands in your tenth house, ${describeCondition(chart, graha)}`,
      [`${graha}.house`, ...listConditionKeys(chart, graha)],
      workSources.tenth,
    ),
  );
}

function writeEmptyHouseStatement(context: ReportContext): Statement {
  const lord = lordOf(context.chart, 10);
  const because = `the tenth house is empty, and ${grahaName(lord)} rules it`;
  return createStatement(
    context,
    tenthAlone[lord as Seven],
    because,
    ['house.10', 'lord.10'],
    workSources.tenth,
  );
}

function writeLordStatement(context: ReportContext): Statement {
  const { chart } = context;
  const lord = lordOf(chart, 10);
  const house = houseOf(chart, lord);
  const because = `${grahaName(lord)}, which rules the tenth, has its seat in the ${ordinal(house)} house, ${describeCondition(chart, lord)}`;
  return createStatement(
    context,
    tenthLord[classifyHouse(house)][getCondition(chart, lord)],
    because,
    ['lord.10', `${lord}.house`, ...listConditionKeys(chart, lord)],
    sources.houseLord,
  );
}

function writeAspectsPart(context: ReportContext): Part[] {
  const { chart } = context;
  const looking = SEVEN.filter((graha) => aspects(chart, graha, 10));
  if (looking.length === 0) return [];
  const statements = looking.map((graha) => {
    const because = `${grahaName(graha)} looks at the tenth from your ${ordinal(houseOf(chart, graha))} house`;
    return createStatement(
      context,
      tenthLook[graha],
      because,
      [`${graha}.aspects.10`, `${graha}.house`],
      sources.aspect,
    );
  });
  return [{ id: 'look', title: workParts.look, statements }];
}
