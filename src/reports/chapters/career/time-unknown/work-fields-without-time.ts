/** Fields of work by the significators that hold for the whole day of birth. */
import { GRAHAS } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { fieldTexts, leaveToOthersTexts } from '#src/reports/content/en/career/work-fields.ts';
import { careerPartTitles } from '#src/reports/content/en/career/career-headings.ts';
import {
  timeUnknownHeadings,
  timeUnknownLeads,
} from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { significatorPairs } from '#src/reports/content/en/career/significator-pairs.ts';
import { careerSources } from '#src/reports/content/en/career/career-sources.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { toUppercaseFirst, formatGraha, formatList, getSignName } from '#src/reports/text/phrases.ts';
import type { Significator } from '#src/reports/chapters/career/significators.ts';
import { listConditionKeys, describeCondition } from '#src/reports/chapters/career/work-condition.ts';
import { getElement } from '#src/reports/facts/elements.ts';
import { rankSignificatorsWithoutTime, findLeastSupportedWithoutTime } from './significators-without-time.ts';

export const workFieldsChapterWithoutTime: Chapter = {
  withoutTime: (context) => {
    const first = rankSignificatorsWithoutTime(context).slice(0, 3);
    return {
      kind: 'essay',
      id: 'work-fields',
      ...timeUnknownHeadings.fields,
      highlightedHouses: [],
      compact: true,
      lead: timeUnknownLeads.fields,
      leadBecause: toSentence(
        `${formatList(first.map(({ graha }) => formatGraha(graha)))} were in one sign from midnight to midnight and have most to say here`,
      ),
      parts: [
        {
          id: 'leanings',
          title: careerPartTitles.fields,
          statements: [
            ...first.map((one) => writeLeaningStatement(context, one)),
            ...writePairStatement(context, first),
          ],
        },
        { id: 'leave', title: careerPartTitles.leave, statements: [writeLeaveStatement(context)] },
      ],
    };
  },
};

function writeLeaningStatement(context: TimeUnknownContext, { graha, links }: Significator): Statement {
  const { chart } = context;
  const { sign } = chart.grahas[graha];
  const reason =
    links.length > 0 ? formatList(links.map(({ words }) => words)) : 'comes next by its standing that day';
  return createStatement(
    context,
    `${toUppercaseFirst(formatGraha(graha))}. ${fieldTexts[graha][getElement(sign)]}`,
    `${formatGraha(graha)} ${reason}; ${getSignName(sign)}, where it stood, is a sign of ${getElement(sign)}`,
    [`${graha}.sign`, ...links.flatMap(({ keys }) => keys)],
    careerSources.tenth,
  );
}

/** Not Rahu with Ketu, which are always opposite. */
function writePairStatement(context: TimeUnknownContext, [a, ...others]: Significator[]): Statement[] {
  const key = (other: Significator) =>
    [a!, other]
      .map(({ graha }) => graha)
      .toSorted((x, y) => GRAHAS.indexOf(x) - GRAHAS.indexOf(y))
      .join('+');
  const b = others.find((other) => key(other) in significatorPairs);
  if (!b) return [];
  const because = `${formatGraha(a!.graha)} and ${formatGraha(b.graha)} have the first words in your work, whatever the hour`;
  return [
    createStatement(
      context,
      significatorPairs[key(b)]!,
      because,
      [a!, b].flatMap(({ graha }) => [`${graha}.dignity`]),
    ),
  ];
}

function writeLeaveStatement(context: TimeUnknownContext): Statement {
  const least = findLeastSupportedWithoutTime(context);
  const because = `${formatGraha(least)}, ${describeCondition(context.chart, least)}, has less support than the others`;
  return createStatement(
    context,
    leaveToOthersTexts[least],
    because,
    listConditionKeys(context.chart, least),
  );
}
