/** The nine coming personal years, graded by the friendship of their numbers with mulank and bhagyank. */
import { content } from '#src/reports/content/content.ts';
import type { Grade } from '#src/astrology/contract-timing.ts';
import type { Answer, GradedWindow } from '#src/reports/contract-answers.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { getNumerology, getReportDate } from '#src/reports/facts/numerology-context.ts';
import { getPersonalYear, listComingMonths } from '#src/reports/chapters/numbers/coming-months.ts';
import { judgeAgreement, type Agreement } from '#src/reports/chapters/numbers/number-agreement.ts';
import { getGrahaOfNumber } from '#src/reports/chapters/numbers/number-grahas.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

type GradedYear = Agreement & { year: number };

const ROUND_YEARS = 9;
const MAX_FAVOURED_ROWS = 3;
const MAX_NAMED_YEARS = 3;
/** If more months are favoured, the other ones are named. */
const MAX_NAMED_MONTHS = 6;

export function writeYearsAnswer(context: ReportContext): Answer {
  const { mulank, bhagyank } = getNumerology(context);
  const years = listComingYears(context);
  const grade = Math.max(1, ...years.map((year) => year.grade)) as Exclude<Grade, 0>;
  const best = years.filter((year) => year.grade === grade);
  const [first = years[0]!] = best;
  const named = best.slice(0, MAX_NAMED_YEARS).map(({ year }) => String(year));
  return {
    question: content.answers.numerologyQuestions.years,
    answer: createStatement(
      context,
      content.answers.yearHeadlines[grade](named, best.length > named.length),
      content.answers.numerologyReasons.year(
        String(first.year),
        first.digit,
        formatGraha(getGrahaOfNumber(first.digit)),
        describeFits(first, mulank.value, bhagyank.value),
      ),
      [`date.year.${first.year}`, 'date.driver', 'date.conductor'],
      content.numbers.numberSources.indian,
    ),
    detail: describeBestMonths(context),
    windows: chooseRows(years),
  };
}

function describeFits(year: Agreement, mulank: number, bhagyank: number): string[] {
  const { fitWithMulank, fitWithBhagyank, fitWithBoth } = content.answers;
  return mulank === bhagyank
    ? [fitWithBoth[year.mulank](mulank)]
    : [fitWithMulank[year.mulank](mulank), fitWithBhagyank[year.bhagyank](bhagyank)];
}

/** A whole round, from the next calendar year on. */
function listComingYears(context: ReportContext): GradedYear[] {
  const nextYear = Number(getReportDate(context).slice(0, 4)) + 1;
  return Array.from({ length: ROUND_YEARS }, (_, i) => {
    const year = nextYear + i;
    return { year, ...judgeAgreement(context, getPersonalYear(context, year).value) };
  });
}

/** The years of the highest grades and the first quiet one, in the order of time. */
function chooseRows(years: readonly GradedYear[]): GradedWindow[] {
  const favoured = years
    .filter(({ grade }) => grade > 0)
    .toSorted((a, b) => b.grade - a.grade || a.year - b.year)
    .slice(0, MAX_FAVOURED_ROWS);
  const quiet = years.find(({ grade }) => grade === 0);
  return [...favoured, ...(quiet ? [quiet] : [])]
    .toSorted((a, b) => a.year - b.year)
    .map(({ year, grade, digit }) => ({
      grade,
      label: content.answers.yearLabels[grade],
      when: String(year),
      advice: content.answers.yearAdvice[digit - 1]!,
    }));
}

function describeBestMonths(context: ReportContext): string {
  const months = listComingMonths(context).map(({ date, name, monthNumber }) => ({
    date,
    name,
    grade: judgeAgreement(context, monthNumber.value).grade,
  }));
  const grade = Math.max(...months.map((month) => month.grade));
  const best = months.filter((month) => month.grade === grade);
  if (grade < 2) return content.answers.noBestMonths;
  const others = months.filter((month) => month.grade < grade);
  return best.length > MAX_NAMED_MONTHS
    ? content.answers.mostMonths(omitRepeatedYears(others))
    : content.answers.bestMonths(omitRepeatedYears(best));
}

/** "April", "May 2027": the year stands only with the last month of it. @param months `date`: YYYY-MM-DD */
const omitRepeatedYears = (months: readonly { date: string; name: string }[]): string[] =>
  months.map(({ date, name }, i) =>
    months[i + 1]?.date.slice(0, 4) === date.slice(0, 4)
      ? content.grammar.getMonthName(Number(date.slice(5, 7)))
      : name,
  );
