/** Entrance examinations and study of a reader of sixteen or seventeen. */
import { content } from '#src/reports/content/content.ts';
import { getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ContextWithHouses } from '#src/reports/context/counted-houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ExamGraha } from '#src/reports/content/en/career/youth/exams.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { formatGraha, formatOrdinal, getSignName, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getContextWithHouses, writeForMoonSigns, writeWithHouses } from './study-context.ts';

export const examsChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'study-exams',
    ...content.career.youth.examHeadings,
    highlightedHouses: context.isTimeKnown ? [4, 6, 9] : [],
    isCompact: true,
    lead: content.career.youth.examTexts.lead,
    leadBecause: toUppercaseFirst(writeLeadReason(getContextWithHouses(context))),
    parts: [
      {
        id: 'exam-houses',
        title: content.career.youth.examTexts.housesTitle,
        statements: ([6, 9] as const).flatMap((house) =>
          writeWithHouses(context, (counted) => [writeHouseStatement(counted, house)]),
        ),
      },
      {
        id: 'exam-grahas',
        title: content.career.youth.examTexts.grahasTitle,
        statements: content.career.youth.examGrahaOrder.flatMap((graha) =>
          writeForMoonSigns(context, (each) => [writeGrahaStatement(each, graha)]),
        ),
      },
      {
        id: 'study-place',
        title: content.career.youth.examTexts.placeTitle,
        statements: writeWithHouses(context, (counted) => [writePlaceStatement(counted)]),
      },
    ],
  }),
};

const writeLeadReason = ({ chart }: ContextWithHouses): string =>
  content.career.youth.examTexts.leadReason(
    formatGraha(getHouseLord(chart, 6)),
    formatGraha(getHouseLord(chart, 9)),
  );

function writeHouseStatement(context: ContextWithHouses, house: 6 | 9): Statement {
  const { chart } = context;
  const lord = getHouseLord(chart, house);
  return createStatement(
    context,
    content.career.youth.examHouses[house][getCondition(chart, lord, house)],
    content.career.youth.examTexts.lordReason(
      formatOrdinal(house),
      formatGraha(lord),
      describeCondition(chart, lord, house),
    ),
    [`lord.${house}`, ...listConditionKeys(chart, lord, house)],
    content.career.careerSources.houses[house],
  );
}

function writeGrahaStatement(context: ReportContext, graha: ExamGraha): Statement {
  const { chart } = context;
  return createStatement(
    context,
    content.career.youth.examGrahas[graha][getCondition(chart, graha)],
    content.career.youth.examTexts.grahaReason(
      formatGraha(graha),
      content.career.youth.examMatters[graha],
      describeCondition(chart, graha),
    ),
    listConditionKeys(chart, graha),
  );
}

function writePlaceStatement(context: ContextWithHouses): Statement {
  const sign = getSignOfHouse(context.chart, 4);
  return createStatement(
    context,
    content.career.youth.studyPlaces[sign - 1]!,
    content.career.youth.examTexts.signReason(getSignName(sign)),
    ['lagna.sign', 'lord.4'],
    content.career.careerSources.houses[4],
  );
}
