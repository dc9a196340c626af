/** Statements on the name number of Cheiro: compound, single figure, and its relation to the driver. */
import { splitLatinWords, findIgnoredLetters } from '#src/numerology/contract-letter-values.ts';
import type { Statement } from '#src/reports/contract.ts';
import { numberSources } from '#src/reports/content/en/numbers/number-headings.ts';
import {
  compoundOutsideList,
  compounds,
  nameFits,
  nameSingles,
} from '#src/reports/content/en/numbers/name-numbers.ts';
import { nameFormNotes } from '#src/reports/content/en/numbers/number-notes.ts';
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
  if (compound < 10) return create(compoundOutsideList.below, `the letters come to ${compound} at once`);
  const compoundText = compounds[compound];
  if (!compoundText)
    return create(
      compoundOutsideList.above,
      `the letters come to ${compound}, and that reduces to ${single}`,
    );
  return create(compoundText, `the compound of your name is ${compound}`, numberSources.cheiro);
}

export const writeSingleStatement = (context: ReportContext, { single }: CountedName): Statement =>
  createStatement(
    context,
    nameSingles[single - 1]!,
    `the figure of the name is ${single}, which belongs to ${formatGraha(getGrahaOfNumber(single))}`,
    ['name.figure'],
    numberSources.indian,
  );

/** A different phrase for each driver. */
function writeFitStatement(context: ReportContext, single: number, driver: number): Statement {
  const [nameGraha, driverGraha] = [getGrahaOfNumber(single), getGrahaOfNumber(driver)];
  const fit = compareGrahas(driverGraha, nameGraha);
  const because =
    fit === 'same'
      ? `name and driver are both ${driver}`
      : `${formatGraha(nameGraha)}, for the name, ${FIT_PHRASES[fit]} ${formatGraha(driverGraha)}, for the driver${describeNodeRule(driverGraha, nameGraha)}`;
  const source = fit === 'same' ? undefined : numberSources.friendship;
  return createStatement(context, nameFits[fit][driver]!, because, ['name.figure', 'date.driver'], source);
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
      ? create(nameFormNotes.mixed, 'the tables hold Latin letters alone', ['name.unread'])
      : []),
    ...(letterCount === 1
      ? create(nameFormNotes.single, 'your name was given to us as one letter', ['name.length'])
      : []),
    ...(total === compound ? [] : create(nameFormNotes.total, sumsReason, ['name.total', 'name.compound'])),
  ];
}
