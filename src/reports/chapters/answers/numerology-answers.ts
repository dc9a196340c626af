/** The answers of the Numerology Profile. They need no birth time. */
import { content } from '#src/reports/content/content.ts';
import { computeChaldeanName } from '#src/numerology/chaldean.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import type { NumberKind } from '#src/reports/content/en/answers/numerology-answers.ts';
import type { GrahaFit } from '#src/reports/content/en/numbers/name-numbers.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { countDigits, getNumerology, hasNoLetters } from '#src/reports/facts/numerology-context.ts';
import { getDigitKey } from '#src/reports/chapters/numbers/digit-statements.ts';
import { listGoodNumbers } from '#src/reports/chapters/numbers/number-agreement.ts';
import {
  addNodeRules,
  compareGrahas,
  getGrahaOfNumber,
} from '#src/reports/chapters/numbers/number-grahas.ts';
import { formatWorking, getDayOfBirth, isSum } from '#src/reports/chapters/numbers/number-phrases.ts';
import { chooseSpelling } from '#src/reports/chapters/numbers/spelling-value.ts';
import { formatGraha, formatOrdinalDigits } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { createAnswersChapter } from './answers-page.ts';
import { writeYearsAnswer } from './personal-years-answer.ts';

export const numerologyAnswersChapter = createAnswersChapter(
  (context) => [
    writePairAnswer(context),
    writeYearsAnswer(context),
    writeSpellingAnswer(context),
    writeGoodNumbersAnswer(context),
    writeMissingAnswer(context),
  ],
  () => content.answers.numerologyAnswersNote,
);

const DATE_KEYS = ['date.driver', 'date.conductor'];

const compareNumbers = (first: number, second: number): GrahaFit =>
  compareGrahas(getGrahaOfNumber(first), getGrahaOfNumber(second));

/** "Saturn, of your bhagyank 8, is a friend of Mercury, of your mulank 5" */
function describeRelation(context: ReportContext, digit: number, kind: NumberKind): string {
  const mulank = getNumerology(context).mulank.value;
  const [graha, mulankGraha] = [getGrahaOfNumber(digit), getGrahaOfNumber(mulank)];
  const { numberOf, sameGraha } = content.answers.numerologyReasons;
  const fit = compareNumbers(digit, mulank);
  if (fit === 'same') return sameGraha[kind](formatGraha(graha));
  const relation = content.answers.fitRelations[fit](
    numberOf[kind](formatGraha(graha), digit),
    numberOf.mulank(formatGraha(mulankGraha), mulank),
  );
  return addNodeRules(relation, mulankGraha, graha);
}

function writePairAnswer(context: ReportContext): Answer {
  const { mulank, bhagyank } = getNumerology(context);
  const fit = compareNumbers(mulank.value, bhagyank.value);
  const because = content.answers.numerologyReasons.pair(
    formatOrdinalDigits(getDayOfBirth(context)),
    findTotal(bhagyank.workings.filter(isSum)),
    formatWorking(bhagyank.workings.slice(1)),
    describeRelation(context, bhagyank.value, 'bhagyank'),
  );
  return {
    question: content.answers.numerologyQuestions.pair,
    answer: createStatement(
      context,
      content.answers.pairAnswers[fit](mulank.value, bhagyank.value),
      because,
      DATE_KEYS,
      content.numbers.numberSources.indian,
    ),
    detail: `${content.answers.mulankTraits[mulank.value - 1]!} ${content.answers.bhagyankPaths[bhagyank.value - 1]!}`,
  };
}

/** "26" of "1 + 9 + 9 + 6 + 0 + 1 = 26" */
const findTotal = ([line = '']: readonly string[]): string => line.replace(/.*= /, '');

/** A longer name would not fit on one line with the words around it. */
const MAX_NAME_LENGTH = 26;

function writeSpellingAnswer(context: ReportContext): Answer {
  const { chaldean } = getNumerology(context);
  const question = content.answers.numerologyQuestions.spelling;
  if (hasNoLetters(chaldean))
    return {
      question,
      answer: createStatement(
        context,
        content.answers.uncountedSpelling.text,
        content.answers.uncountedSpelling.because,
        ['name.unread'],
      ),
      detail: content.answers.uncountedSpelling.detail,
    };
  const { form, value, isChange } = chooseSpelling(context);
  const nameNumber = computeChaldeanName(form);
  const figure = hasNoLetters(nameNumber) ? chaldean.single : nameNumber.single;
  const { text, detail } = content.answers.spellingAnswers[value];
  const { spelling, longSpelling } = content.answers.numerologyReasons;
  const because = spelling(
    form.length > MAX_NAME_LENGTH ? longSpelling : form,
    figure,
    isChange ? chaldean.single : null,
    describeRelation(context, figure, 'name'),
  );
  return {
    question,
    answer: createStatement(
      context,
      form.length > MAX_NAME_LENGTH ? shortenAnswer(form, isChange) : text(form),
      because,
      ['name.figure', 'date.driver'],
      content.numbers.numberSources.cheiro,
    ),
    detail: detail(figure),
  };
}

const shortenAnswer = (form: string, isChange: boolean): string =>
  isChange
    ? content.answers.longNameAnswers.change(form.split(' ')[0]!)
    : content.answers.longNameAnswers.keep;

function writeGoodNumbersAnswer(context: ReportContext): Answer {
  const { mulank, bhagyank } = getNumerology(context);
  const { days, dates, colours } = content.numbers.customs[mulank.value - 1]!;
  const { good, goodWithOne, numberOf } = content.answers.numerologyReasons;
  const mulankGraha = formatGraha(getGrahaOfNumber(mulank.value));
  const bhagyankGraha = formatGraha(getGrahaOfNumber(bhagyank.value));
  const because =
    mulank.value === bhagyank.value
      ? goodWithOne(mulankGraha, mulank.value)
      : good(numberOf.mulank(mulankGraha, mulank.value), numberOf.bhagyank(bhagyankGraha, bhagyank.value));
  return {
    question: content.answers.numerologyQuestions.good,
    answer: createStatement(
      context,
      content.answers.goodNumbersAnswer(listGoodNumbers(context), days),
      because,
      DATE_KEYS,
      content.numbers.numberSources.friendship,
    ),
    detail: content.answers.goodNumbersDetail(dates, colours),
  };
}

function writeMissingAnswer(context: ReportContext): Answer {
  const { mulank, bhagyank, indianLoShu, chaldean } = getNumerology(context);
  const { missing } = indianLoShu;
  const nameFigure = hasNoLetters(chaldean) ? null : chaldean.single;
  const support = findSupport(missing, countDigits(indianLoShu), nameFigure);
  const because = [
    missing.length > 0
      ? content.answers.numerologyReasons.missing(missing.map(String), mulank.value, bhagyank.value)
      : content.answers.numerologyReasons.complete(mulank.value, bhagyank.value),
    ...(support.byName ? [content.answers.numerologyReasons.nameFigure(support.byName)] : []),
  ].join('; ');
  return {
    question: content.answers.numerologyQuestions.missing,
    answer: createStatement(
      context,
      describeMissing(missing),
      because,
      [...DATE_KEYS, ...missing.map(getDigitKey), ...(support.byName ? ['name.figure'] : [])],
      content.numbers.numberSources.square,
    ),
    detail: missing.length === 0 ? content.answers.missingDetails.none : describeSupport(support),
  };
}

function describeMissing(missing: readonly number[]): string {
  if (missing.length === 0) return content.answers.missingAnswers.none;
  return missing.length === 1
    ? content.answers.missingAnswers.one(missing[0]!)
    : content.answers.missingAnswers.several(missing);
}

/** `opposite`: missing digits with the digit across from them. `byName`: the missing digit that is the number of the name. */
type Support = {
  opposite: (readonly [missing: number, support: number])[];
  byName: number | null;
  without: number[];
};

function findSupport(
  missing: readonly number[],
  counts: readonly number[],
  nameFigure: number | null,
): Support {
  const hasOpposite = (digit: number) => digit !== 5 && counts[9 - digit]! > 0;
  // the name comes first, as in the texts on the square
  const others = missing.filter((digit) => digit !== nameFigure);
  return {
    opposite: others.filter(hasOpposite).map((digit) => [digit, 10 - digit] as const),
    byName: missing.find((digit) => digit === nameFigure) ?? null,
    without: others.filter((digit) => !hasOpposite(digit)),
  };
}

const MAX_HABITS = 3;

const describeSupport = ({ opposite, byName, without }: Support): string =>
  [
    ...(opposite.length > 0 ? [content.answers.missingDetails.supported(opposite)] : []),
    ...(byName ? [content.answers.missingDetails.name(byName)] : []),
    ...(without.length > 0 ? [content.answers.missingDetails.habits(without.slice(0, MAX_HABITS))] : []),
  ].join(' ');
