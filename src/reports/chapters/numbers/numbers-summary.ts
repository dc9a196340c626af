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
import { formatGraha, toNumberWord, formatOrdinal, formatOrdinalDigits } from '#src/reports/text/phrases.ts';
import {
  buildDate,
  buildSummaryPage,
  type CurrentPeriod,
  type ImportantDate,
  type KeyFact,
} from '#src/reports/chapters/summary/summary-page.ts';
import { getPersonalYear } from './coming-months.ts';
import { createStatement } from '#src/reports/text/statement.ts';

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
  const because = `the ${formatOrdinalDigits(getDayOfBirth(context))} gives driver ${mulank.value}, ${formatGraha(getGrahaOfNumber(mulank.value))}, and the date conductor ${bhagyank.value}, ${formatGraha(getGrahaOfNumber(bhagyank.value))}`;
  return createStatement(context, text, because, ['date.driver', 'date.conductor']);
}

function buildKeyFacts({ mulank, bhagyank, chaldean, cycles }: Numerology): KeyFact[] {
  const thirdFact = hasNoLetters(chaldean)
    ? buildKeyFact('Personal year', cycles.year.value, 'from the date alone')
    : buildKeyFact(
        'Name number',
        chaldean.single,
        chaldean.compound > 9 ? `compound ${chaldean.compound}` : 'no compound',
      );
  return [
    buildKeyFact('Driver, mulank', mulank.value, 'the day you were born on'),
    buildKeyFact('Conductor, bhagyank', bhagyank.value, 'the whole date'),
    thirdFact,
  ];
}

function buildKeyFact(label: string, digit: number, note: string): KeyFact {
  const graha = getGrahaOfNumber(digit);
  return { label, value: `${digit}, ${graha}`, note: `${GRAHA_NAMES[graha].devanagari}, ${note}` };
}

function describeCurrentCycle(context: ReportContext, { cycles }: Numerology): CurrentPeriod {
  const [year, month] = [cycles.year.value, cycles.month.value];
  const today = getReportDate(context);
  return {
    title: `Now: year ${year}, month ${month}`,
    text: `Until 31 December ${today.slice(0, 4)}: ${content.numbers.currentYearLine[year - 1]!}. ${formatMonth(today)} is a month of ${month} within it.`,
  };
}

function writeStrengths(context: ReportContext, { mulank, loShu, chaldean }: Numerology): Statement[] {
  const counts = countDigits(loShu);
  const highestCount = Math.max(...counts);
  const digit = counts.indexOf(highestCount) + 1;
  const timesPhrase = highestCount === 2 ? 'twice' : `${toNumberWord(highestCount)} times`;
  const because =
    highestCount === 1
      ? `no digit of the date comes twice, and ${digit} is the first of them`
      : `${digit} stands ${timesPhrase} in the date, and nothing stands there more often`;
  return [
    createStatement(
      context,
      content.numbers.drivers[mulank.value - 1]!.gift,
      `${formatGraha(getGrahaOfNumber(mulank.value))}, of your driver ${mulank.value}, does this best`,
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
            `in Cheiro’s letters your name is ${formatGraha(getGrahaOfNumber(chaldean.single))}’s ${chaldean.single}`,
            ['name.figure'],
          ),
        ]),
  ];
}

function writeCautions(context: ReportContext, { mulank }: Numerology): Statement[] {
  const { index, challenge } = listLifeArcs(context).find(({ phase }) => phase === 'now')!;
  return [
    createStatement(
      context,
      content.numbers.drivers[mulank.value - 1]!.caution,
      `${formatGraha(getGrahaOfNumber(mulank.value))}, of driver ${mulank.value}, overdoes exactly this`,
      ['date.driver'],
    ),
    createStatement(
      context,
      content.numbers.challengeCautionLine[challenge.value]!,
      `your ${formatOrdinal(index + 1)} arc has the challenge ${challenge.value}`,
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
  return buildDate(`${year}-01-01`, `Your personal year turns to ${getPersonalYear(context, year).value}.`);
}

/** The ninth month does not change a digit sum, so September always has the number of its year. */
function buildDoubledMonthDate(context: ReportContext): ImportantDate {
  const today = getReportDate(context);
  const year = Number(today.slice(0, 4)) + (today.slice(5) < '09-01' ? 0 : 1);
  const { value } = getPersonalYear(context, year);
  return buildDate(
    `${year}-09-01`,
    `Month and year are both ${value}, so that this number is at its clearest.`,
  );
}

function buildNextArcDates(context: ReportContext): ImportantDate[] {
  const nextArc = listLifeArcs(context).find(({ phase }) => phase === 'coming');
  if (!nextArc) return [];
  const { index, begins, pinnacle, challenge } = nextArc;
  const text = `The ${formatOrdinal(index + 1)} arc begins: pinnacle ${pinnacle.value}, challenge ${challenge.value}.`;
  return [buildDate(begins, text)];
}
