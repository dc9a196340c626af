/** Twelve months, each by its number, compared with the driver and with its year. */
import { content, type Content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { compareGrahas, describeRelationToDriver, getGrahaOfNumber } from './number-grahas.ts';
import { listComingMonths, type ComingMonth } from './coming-months.ts';
import { formatWorking } from './number-phrases.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const personalMonthsChapter: Chapter = {
  write: (context) => {
    const comingMonths = listComingMonths(context);
    return {
      kind: 'essay',
      id: 'numbers-months',
      ...content.numbers.numberHeadings.months,
      highlightedHouses: [],
      isCompact: true,
      lead: content.numbers.numberLeads.months,
      leadBecause: content.numbers.personalMonthReasons.lead(comingMonths[0]!.name),
      parts: comingMonths.map((month) => writePart(context, month)),
    };
  },
};

const writePart = (context: ReportContext, month: ComingMonth): EssayPart => ({
  id: month.date.slice(0, 7),
  title: content.numbers.personalMonthTitle(
    month.name,
    month.monthNumber.value,
    content.numbers.personalMonths[month.monthNumber.value - 1]!.word,
  ),
  statements: [writeStatement(context, month)],
});

function writeStatement(context: ReportContext, comingMonth: ComingMonth): Statement {
  const { calendarMonth, yearNumber, monthNumber, isNewInYear } = comingMonth;
  const driver = getNumerology(context).mulank.value;
  const yearText =
    isNewInYear && !isChild(context)
      ? ` ${content.numbers.monthInYear[yearNumber.value - 1]![monthNumber.value - 1]!}`
      : '';
  const because = content.numbers.personalMonthReasons.month(
    describeRelationToDriver(monthNumber.value, driver),
    yearNumber.value,
    calendarMonth,
    formatWorking(monthNumber.workings),
  );
  const keys = [
    'date.driver',
    `date.year.${comingMonth.date.slice(0, 4)}`,
    `date.month.${comingMonth.date.slice(0, 7)}`,
  ];
  return createStatement(
    context,
    `${chooseOccurrenceText(context, comingMonth, driver)}${yearText}`,
    because,
    keys,
    content.numbers.numberSources.modern,
  );
}

function chooseOccurrenceText(
  context: ReportContext,
  { occurrence, monthNumber: { value } }: ComingMonth,
  driver: number,
): string {
  if (isChild(context)) return writeChildText(getChildTexts(context), occurrence, value, driver);
  if (occurrence === 0) return content.numbers.monthByDriver[driver - 1]![value - 1]!;
  return occurrence === 1
    ? content.numbers.personalMonths[value - 1]!.again
    : content.numbers.monthThirdTime[value - 1]!;
}

const EASY_FITS = new Set(['same', 'friendly']);

function writeChildText(
  { childNumberMonths }: Content['child'],
  occurrence: number,
  value: number,
  driver: number,
): string {
  const { subject, easy, slow, again, third } = childNumberMonths[value - 1]!;
  if (occurrence > 0) return occurrence === 1 ? again : third;
  const fit = compareGrahas(getGrahaOfNumber(value), getGrahaOfNumber(driver));
  return `${subject} ${EASY_FITS.has(fit) ? easy : slow}`;
}
