/** The summary page of the numerology profile. */
import { content } from '#src/reports/content/content.ts';
import { GRAHA_NAMES } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { listLifeArcs } from './life-arcs.ts';
import { getDayOfBirth, formatMonth } from './number-phrases.ts';
import {
  countDigits,
  hasNoLetters,
  type Numerology,
  getNumerology,
  getReportDate,
} from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatDate, formatGraha, getGrahaName } from '#src/reports/text/phrases.ts';
import {
  buildDate,
  buildSummaryPage,
  type CurrentPeriod,
  type ImportantDate,
  type KeyFact,
} from '#src/reports/chapters/summary/summary-page.ts';
import { getPersonalYear } from './coming-months.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { isUnderage } from '#src/reports/context/life-stage.ts';

export const numbersSummaryChapter: Chapter = {
  write: (context) => {
    const numbers = getNumerology(context);
    return buildSummaryPage(content.numbers.numberHeadings.summary, {
      lead: writeLead(context),
      keyFacts: buildKeyFacts(numbers),
      now: describeCurrentCycle(context, numbers),
      strengths: writeStrengths(context, numbers),
      cautions: writeCautions(context, numbers),
      dates: listDates(context),
    });
  },
};

export function writeLead(context: ReportContext): Statement {
  const { mulank, bhagyank } = getNumerology(context);
  const text = `${content.numbers.drivers[mulank.value - 1]!.summaryLine} ${content.numbers.conductors[bhagyank.value - 1]!.summaryLine}`;
  const because = content.numbers.numberSummaryReasons.lead(
    getDayOfBirth(context),
    mulank.value,
    formatGraha(getGrahaOfNumber(mulank.value)),
    bhagyank.value,
    formatGraha(getGrahaOfNumber(bhagyank.value)),
  );
  return createStatement(context, text, because, ['date.driver', 'date.conductor']);
}

function buildKeyFacts({ mulank, bhagyank, chaldean, cycles }: Numerology): KeyFact[] {
  const labels = content.numbers.summaryFacts;
  const thirdFact = hasNoLetters(chaldean)
    ? buildKeyFact(labels.year, cycles.year.value, labels.yearNote)
    : buildKeyFact(
        labels.name,
        chaldean.single,
        chaldean.compound > 9 ? labels.compound(chaldean.compound) : labels.noCompound,
      );
  return [
    buildKeyFact(labels.mulank, mulank.value, labels.mulankNote),
    buildKeyFact(labels.bhagyank, bhagyank.value, labels.bhagyankNote),
    thirdFact,
  ];
}

function buildKeyFact(label: string, digit: number, note: string): KeyFact {
  const graha = getGrahaOfNumber(digit);
  return {
    label,
    value: `${digit}, ${getGrahaName(graha)}`,
    note: `${GRAHA_NAMES[graha].devanagari}, ${note}`,
  };
}

function describeCurrentCycle(context: ReportContext, { cycles }: Numerology): CurrentPeriod {
  const [year, month] = [cycles.year.value, cycles.month.value];
  const today = getReportDate(context);
  return {
    title: content.numbers.summaryNow.title(year, month),
    text: content.numbers.summaryNow.text(
      formatDate(`${today.slice(0, 4)}-12-31`),
      (isUnderage(context) ? content.numbers.youthCurrentYearLine[year] : undefined) ??
        content.numbers.currentYearLine[year - 1]!,
      formatMonth(today),
      month,
    ),
  };
}

function writeStrengths(context: ReportContext, { mulank, loShu, chaldean }: Numerology): Statement[] {
  const counts = countDigits(loShu);
  const highestCount = Math.max(...counts);
  const digit = counts.indexOf(highestCount) + 1;
  const reasons = content.numbers.numberSummaryReasons;
  const because =
    highestCount === 1 ? reasons.noRepeatedDigit(digit) : reasons.repeatedDigit(digit, highestCount);
  return [
    createStatement(
      context,
      content.numbers.drivers[mulank.value - 1]!.gift,
      reasons.gift(formatGraha(getGrahaOfNumber(mulank.value)), mulank.value),
      ['date.driver'],
    ),
    createStatement(context, content.numbers.squareStrengthLine[digit - 1]!, because, [
      `date.digit.${digit}`,
    ]),
    ...(hasNoLetters(chaldean)
      ? []
      : [
          createStatement(
            context,
            content.numbers.nameStrengthLine[chaldean.single - 1]!,
            reasons.name(formatGraha(getGrahaOfNumber(chaldean.single)), chaldean.single),
            ['name.figure'],
          ),
        ]),
  ];
}

function writeCautions(context: ReportContext, { mulank }: Numerology): Statement[] {
  const { index, challenge } = listLifeArcs(context).find(({ phase }) => phase === 'now')!;
  const reasons = content.numbers.numberSummaryReasons;
  return [
    createStatement(
      context,
      content.numbers.drivers[mulank.value - 1]!.caution,
      reasons.caution(formatGraha(getGrahaOfNumber(mulank.value)), mulank.value),
      ['date.driver'],
    ),
    createStatement(
      context,
      content.numbers.challengeCautionLine[challenge.value]!,
      reasons.challenge(index + 1, challenge.value),
      [`date.challenge.${index + 1}`],
    ),
  ];
}

/** The next personal year, the month with the same number, the next arc of life. */
function listDates(context: ReportContext): ImportantDate[] {
  return [buildNewYearDate(context), buildDoubledMonthDate(context), ...buildNextArcDates(context)].toSorted(
    (a, b) => a.date.localeCompare(b.date),
  );
}

function buildNewYearDate(context: ReportContext): ImportantDate {
  const year = Number(getReportDate(context).slice(0, 4)) + 1;
  return buildDate(`${year}-01-01`, content.numbers.summaryDates.year(getPersonalYear(context, year).value));
}

/** The ninth month does not change a digit sum, so September always has the number of its year. */
function buildDoubledMonthDate(context: ReportContext): ImportantDate {
  const today = getReportDate(context);
  const year = Number(today.slice(0, 4)) + (today.slice(5) < '09-01' ? 0 : 1);
  const { value } = getPersonalYear(context, year);
  return buildDate(`${year}-09-01`, content.numbers.summaryDates.doubledMonth(value));
}

function buildNextArcDates(context: ReportContext): ImportantDate[] {
  const nextArc = listLifeArcs(context).find(({ phase }) => phase === 'coming');
  if (!nextArc) return [];
  const { index, begins, pinnacle, challenge } = nextArc;
  const text = content.numbers.summaryDates.arc(index + 1, pinnacle.value, challenge.value);
  return [buildDate(begins, text)];
}
