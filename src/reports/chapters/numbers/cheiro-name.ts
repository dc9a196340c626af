/** Statements on the name number of Cheiro: compound, single figure, and its relation to the driver. */
import { content } from '#src/reports/content/content.ts';
import { splitLatinWords, findIgnoredLetters } from '#src/numerology/contract-letter-values.ts';
import type { Statement } from '#src/reports/contract.ts';
import { compareGrahas, getGrahaOfNumber, describeNodeRule } from './number-grahas.ts';
import { hasNoLetters, type Numerology, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

type CountedName = Exclude<Numerology['chaldean'], { kind: 'no-letters' }>;

export function writeCheiroStatements(context: ReportContext): Statement[] {
  const { chaldean, mulank } = getNumerology(context);
  if (hasNoLetters(chaldean)) return [];
  return [
    writeCompoundStatement(context, chaldean),
    writeSingleStatement(context, chaldean),
    writeFitStatement(context, chaldean.single, mulank.value),
    ...writeNameFormStatements(context, chaldean),
  ];
}

export function writeCompoundStatement(context: ReportContext, { compound, single }: CountedName): Statement {
  const create = (text: string, because: string, source?: string) =>
    createStatement(context, text, because, ['name.compound'], source);
  if (compound < 10)
    return create(content.numbers.compoundOutsideList.below, `the letters come to ${compound} at once`);
  const compoundText = content.numbers.compounds[compound];
  if (!compoundText)
    return create(
      content.numbers.compoundOutsideList.above,
      `the letters come to ${compound}, and that reduces to ${single}`,
    );
  return create(
    compoundText,
    `the compound of your name is ${compound}`,
    content.numbers.numberSources.cheiro,
  );
}

export const writeSingleStatement = (context: ReportContext, { single }: CountedName): Statement =>
  createStatement(
    context,
    content.numbers.nameSingles[single - 1]!,
    `the figure of the name is ${single}, which belongs to ${formatGraha(getGrahaOfNumber(single))}`,
    ['name.figure'],
    content.numbers.numberSources.indian,
  );

/** A different phrase for each driver. */
function writeFitStatement(context: ReportContext, single: number, driver: number): Statement {
  const [nameGraha, driverGraha] = [getGrahaOfNumber(single), getGrahaOfNumber(driver)];
  const fit = compareGrahas(driverGraha, nameGraha);
  const because =
    fit === 'same'
      ? `name and driver are both ${driver}`
      : `${formatGraha(nameGraha)}, for the name, ${FIT_PHRASES[fit]} ${formatGraha(driverGraha)}, for the driver${describeNodeRule(driverGraha, nameGraha)}`;
  const source = fit === 'same' ? undefined : content.numbers.numberSources.friendship;
  return createStatement(
    context,
    content.numbers.nameFits[fit][driver]!,
    because,
    ['name.figure', 'date.driver'],
    source,
  );
}

const FIT_PHRASES = {
  friendly: 'is a friend of',
  neutral: 'is neither friend nor opponent of',
  tense: 'is an opponent of',
} as const;

function writeNameFormStatements(context: ReportContext, { compound, total }: CountedName): Statement[] {
  const { name } = context.birth;
  const letterCount = splitLatinWords(name).join('').length;
  const create = (text: string, because: string, keys: string[]) => [
    createStatement(context, text, because, keys),
  ];
  const sumsReason = `in one row ${total}, word by word ${compound}`;
  return [
    ...(findIgnoredLetters(name)
      ? create(content.numbers.nameFormNotes.mixed, 'the tables hold Latin letters alone', ['name.unread'])
      : []),
    ...(letterCount === 1
      ? create(content.numbers.nameFormNotes.single, 'your name was given to us as one letter', [
          'name.length',
        ])
      : []),
    ...(total === compound
      ? []
      : create(content.numbers.nameFormNotes.total, sumsReason, ['name.total', 'name.compound'])),
  ];
}
