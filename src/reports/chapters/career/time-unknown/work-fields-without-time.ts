/** Fields of work by the significators that hold for the whole day of birth. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { getCareerTexts, getTimeUnknownTexts } from '#src/reports/chapters/career/career-stage.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import {
  formatElement,
  formatGraha,
  formatList,
  getSignName,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { SIGNIFICATORS_IN_TEXT, type Significator } from '#src/reports/chapters/career/significators.ts';
import { writePairText, findSignificatorPair } from '#src/reports/chapters/career/work-fields.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { rankSignificatorsWithoutTime, findLeastSupportedWithoutTime } from './significators-without-time.ts';

export const workFieldsChapterWithoutTime: Chapter = {
  withoutTime: (context) => {
    const significators = rankSignificatorsWithoutTime(context).slice(0, SIGNIFICATORS_IN_TEXT);
    return {
      kind: 'essay',
      id: 'work-fields',
      ...getTimeUnknownTexts(context).timeUnknownHeadings.fields,
      highlightedHouses: [],
      isCompact: true,
      lead: getTimeUnknownTexts(context).timeUnknownLeads.fields,
      leadBecause: toSentence(
        content.career.timeUnknown.fieldsReasons.lead(significators.map(({ graha }) => formatGraha(graha))),
      ),
      parts: [
        {
          id: 'fields',
          title: content.career.careerPartTitles.fields,
          statements: [
            ...significators.map((significator) => writeLeaningStatement(context, significator)),
            ...writePairStatements(context, significators),
          ],
        },
        {
          id: 'leave',
          title: content.career.careerPartTitles.leave,
          statements: [writeLeaveStatement(context)],
        },
      ],
    };
  },
};

function writeLeaningStatement(context: TimeUnknownContext, { graha, links }: Significator): Statement {
  const { chart } = context;
  const { sign } = chart.grahas[graha];
  const { fieldsReasons } = content.career.timeUnknown;
  const reason = links.length > 0 ? formatList(links.map(({ phrase }) => phrase)) : fieldsReasons.noLink;
  return createStatement(
    context,
    content.career.workFieldReasons.withGraha(
      toUppercaseFirst(formatGraha(graha)),
      getCareerTexts(context).fieldTexts[graha][getElement(sign)],
    ),
    fieldsReasons.graha(formatGraha(graha), reason, getSignName(sign), formatElement(getElement(sign))),
    [`${graha}.sign`, ...links.flatMap(({ keys }) => keys)],
    content.career.careerSources.tenth,
  );
}

function writePairStatements(context: TimeUnknownContext, significators: Significator[]): Statement[] {
  const pair = findSignificatorPair(significators);
  if (!pair) return [];
  const [first, second] = pair.grahas.map(formatGraha);
  const because = content.career.timeUnknown.fieldsReasons.pair(first!, second!);
  const keys = pair.grahas.map((graha) => `${graha}.dignity`);
  return [createStatement(context, writePairText(context, pair.text), because, keys)];
}

function writeLeaveStatement(context: TimeUnknownContext): Statement {
  const graha = findLeastSupportedWithoutTime(context);
  const because = content.career.workFieldReasons.leave(
    formatGraha(graha),
    describeCondition(context.chart, graha),
  );
  return createStatement(context, getCareerTexts(context).leaveToOthersTexts[graha], because, [
    ...listConditionKeys(context.chart, graha),
    findLeastSupportedWithoutTime,
  ]);
}
