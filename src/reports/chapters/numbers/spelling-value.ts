/** The effect of the spelling of a name, and of its usual other spellings. */
import { content } from '#src/reports/content/content.ts';
import { listChaldeanLetters } from '#src/numerology/chaldean.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { GrahaFit } from '#src/reports/content/en/numbers/name-numbers.ts';
import type { SpellingValue } from '#src/reports/content/en/numbers/name-spelling.ts';
import { describeRelationToDriver, compareGrahas, getGrahaOfNumber } from './number-grahas.ts';
import { hasNoLetters, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import { listSpellingsWithOtherFigure, findSpellingWithSameFigure } from './spelling-variants.ts';

export function writeSpellingStatements(context: ReportContext): Statement[] {
  return [
    writeMainLetterStatement(context),
    ...writeChangeStatements(context),
    ...writeSameFigureStatements(context),
    writeValueStatement(context),
  ];
}

/** The usual other spellings that have another single figure. */
export const listOtherSpellings = (context: ReportContext): string[] =>
  listChanges(context).map(({ form }) => form);

function writeMainLetterStatement(context: ReportContext): Statement {
  const letters = listChaldeanLetters(context.birth.name);
  const total = letters.reduce((sum, { value }) => sum + value, 0);
  const lettersByValue = content.numbers.mainLetterTexts.map((_, i) =>
    letters.filter(({ value }) => value === i + 1),
  );
  const sumByValue = lettersByValue.map((letters, i) => letters.length * (i + 1));
  const mainIndex = sumByValue.indexOf(Math.max(...sumByValue));
  const letterList = formatList([...new Set(lettersByValue[mainIndex]!.map(({ letter }) => letter))]);
  const because = content.numbers.spellingReasons.mainLetters(
    sumByValue[mainIndex]!,
    total,
    letterList,
    mainIndex + 1,
  );
  return createStatement(
    context,
    content.numbers.mainLetterTexts[mainIndex]!,
    because,
    ['name.total'],
    content.numbers.numberSources.cheiro,
  );
}

const listChanges = (context: ReportContext) =>
  listSpellingsWithOtherFigure(context.birth.name, (figure) => FIT_RANK[compareWithDriver(context, figure)]);

const compareWithDriver = (context: ReportContext, figure: number): GrahaFit =>
  compareGrahas(getGrahaOfNumber(getNumerology(context).mulank.value), getGrahaOfNumber(figure));

const FIT_RANK: Record<GrahaFit, number> = { same: 2, friendly: 2, neutral: 1, tense: 0 };

function writeChangeStatements(context: ReportContext): Statement[] {
  const driver = getNumerology(context).mulank.value;
  return listChanges(context).map(({ kind, form, nameNumber: { compound, single } }) => {
    const relation = describeRelationToDriver(single, driver);
    const { changedCompound, changedFigure } = content.numbers.spellingReasons;
    const ownFigure = getNameFigure(context);
    const because =
      compound > 9
        ? changedCompound(form, compound, single, ownFigure, relation)
        : changedFigure(form, single, ownFigure, relation);
    const text = `${content.numbers.changeTexts[kind]} ${content.numbers.changedFigureTexts[single - 1]!}`;
    return createStatement(
      context,
      text,
      because,
      ['name.figure', 'date.driver'],
      content.numbers.numberSources.cheiro,
    );
  });
}

function writeSameFigureStatements(context: ReportContext): Statement[] {
  const sameFigureSpelling = findSpellingWithSameFigure(context.birth.name);
  if (!sameFigureSpelling) return [];
  const because = content.numbers.spellingReasons.sameFigure(sameFigureSpelling.form, getNameFigure(context));
  return [
    createStatement(
      context,
      content.numbers.sameFigureTexts[sameFigureSpelling.kind],
      because,
      ['name.figure'],
      content.numbers.numberSources.cheiro,
    ),
  ];
}

function getNameFigure(context: ReportContext): number {
  const { chaldean } = getNumerology(context);
  return hasNoLetters(chaldean) ? 0 : chaldean.single;
}

function writeValueStatement(context: ReportContext): Statement {
  const [figure, driver] = [getNameFigure(context), getNumerology(context).mulank.value];
  const because = content.numbers.spellingReasons.value(describeRelationToDriver(figure, driver));
  return createStatement(
    context,
    content.numbers.spellingValueTexts[gradeSpelling(context, figure)],
    because,
    ['name.figure', 'date.driver'],
  );
}

/** The spelling that agrees best with the driver: that of the name, or a usual other one that is friendlier. */
export function chooseSpelling(context: ReportContext): {
  form: string;
  value: SpellingValue;
  isChange: boolean;
} {
  const value = gradeSpelling(context, getNameFigure(context));
  const isChange = value === 'neutralBetter' || value === 'tenseBetter';
  const form = isChange ? listChanges(context)[0]!.form : context.birth.name.trim();
  return { form, value, isChange };
}

function gradeSpelling(context: ReportContext, figure: number): SpellingValue {
  const fit = compareWithDriver(context, figure);
  if (fit === 'same' || fit === 'friendly') return fit;
  const hasBetterSpelling = listChanges(context).some(
    ({ nameNumber }) => FIT_RANK[compareWithDriver(context, nameNumber.single)] > FIT_RANK[fit],
  );
  return hasBetterSpelling ? `${fit}Better` : `${fit}Alone`;
}
