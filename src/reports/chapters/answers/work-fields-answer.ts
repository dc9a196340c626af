/** The answer to "Which work suits me?": the fields of the three strongest significators of work. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { determineCareerStage } from '#src/reports/chapters/career/career-stage.ts';
import {
  describeWorkLinks,
  listWorkLinkKeys,
  rankSignificators,
  SIGNIFICATORS_IN_TEXT,
  type Significator,
} from '#src/reports/chapters/career/significators.ts';
import { rankSignificatorsWithoutTime } from '#src/reports/chapters/career/time-unknown/significators-without-time.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { formatGraha, formatList, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export function writeFieldsAnswer(context: ReportContext): Answer {
  const significators = listFirstSignificators(context);
  const isRetired = determineCareerStage(context) === 'retired';
  const fields = isRetired ? content.answers.workFieldsAfterSixty : content.answers.workFields;
  const [first, second, third] = significators.map(({ graha }) => fields[graha]);
  const writeHeadline = isRetired
    ? content.answers.fieldTexts.headlineAfterSixty
    : content.answers.fieldTexts.headline;
  const writeDetail = isRetired
    ? content.answers.fieldTexts.detailAfterSixty
    : content.answers.fieldTexts.detail;
  return {
    question: isRetired
      ? content.answers.careerQuestions.fieldsAfterSixty
      : content.answers.careerQuestions.fields,
    answer: createStatement(
      context,
      writeHeadline(isRetired ? first!.first : toUppercaseFirst(first!.first), second!.first),
      writeReason(context, significators),
      [
        ...(context.isTimeKnown ? ['lord.10'] : []),
        ...significators.flatMap((significator) => listKeys(context, significator)),
        readSignificators,
      ],
      content.answers.answerSources.workFields,
    ),
    detail: writeDetail(first!.more, third!.first),
  };
}

const listFirstSignificators = (context: ReportContext): Significator[] =>
  (context.isTimeKnown ? rankSignificators(context.chart) : rankSignificatorsWithoutTime(context)).slice(
    0,
    SIGNIFICATORS_IN_TEXT,
  );

const writeReason = (context: ReportContext, significators: readonly Significator[]): string =>
  content.answers.careerReasons.join(
    significators.map((significator) =>
      content.answers.careerReasons.field(
        formatGraha(significator.graha),
        describeLinks(context, significator),
      ),
    ),
  );

const describeLinks = ({ isTimeKnown, chart }: ReportContext, significator: Significator): string => {
  if (isTimeKnown) return describeWorkLinks(chart, significator);
  const { links } = significator;
  return links.length > 0
    ? formatList(links.map(({ phrase }) => phrase))
    : content.career.timeUnknown.fieldsReasons.noLink;
};

const listKeys = ({ isTimeKnown }: ReportContext, significator: Significator): string[] =>
  isTimeKnown
    ? listWorkLinkKeys(significator)
    : [`${significator.graha}.dignity`, ...significator.links.flatMap(({ keys }) => keys)];

function readSignificators(context: ReportContext): string {
  const significators = listFirstSignificators(context);
  const order: Graha[] = significators.map(({ graha }) => graha);
  return `${order.join()} ${writeReason(context, significators)}`;
}
