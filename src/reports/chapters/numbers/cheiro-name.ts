/** Statements on the name number of Cheiro: compound, single figure, and its relation to the driver. */
import { content } from '#src/reports/content/content.ts';
import { splitLatinWords, findIgnoredLetters } from '#src/numerology/contract-letter-values.ts';
import type { Statement } from '#src/reports/contract.ts';
import { addNodeRules, compareGrahas, getGrahaOfNumber } from './number-grahas.ts';
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

export function writeCompoundStatement(
  context: ReportContext,
  { compound, single, figures }: CountedName,
): Statement {
  const create = (text: string, because: string, source?: string) =>
    createStatement(context, text, because, ['name.compound'], source);
  if (compound < 10)
    return create(
      content.numbers.compoundOutsideList.below,
      content.numbers.nameReasons.figureAtOnce(figures, compound),
    );
  const compoundText = content.numbers.compounds[compound];
  if (!compoundText)
    return create(
      content.numbers.compoundOutsideList.above,
      content.numbers.nameReasons.unlistedCompound(compound, single),
    );
  return create(
    compoundText,
    content.numbers.nameReasons.compound(compound),
    content.numbers.numberSources.cheiro,
  );
}

export const writeSingleStatement = (context: ReportContext, { single }: CountedName): Statement =>
  createStatement(
    context,
    content.numbers.nameSingles[single - 1]!,
    content.numbers.nameReasons.figure(single, formatGraha(getGrahaOfNumber(single))),
    ['name.figure'],
    content.numbers.numberSources.indian,
  );

/** A different phrase for each driver. */
function writeFitStatement(context: ReportContext, single: number, driver: number): Statement {
  const [nameGraha, driverGraha] = [getGrahaOfNumber(single), getGrahaOfNumber(driver)];
  const fit = compareGrahas(driverGraha, nameGraha);
  const because =
    fit === 'same'
      ? content.numbers.nameReasons.sameAsDriver(driver)
      : addNodeRules(
          content.numbers.nameRelations[fit](formatGraha(nameGraha), formatGraha(driverGraha)),
          driverGraha,
          nameGraha,
        );
  const source = fit === 'same' ? undefined : content.numbers.numberSources.friendship;
  return createStatement(
    context,
    content.numbers.nameFits[fit][driver]!,
    because,
    ['name.figure', 'date.driver'],
    source,
  );
}

function writeNameFormStatements(context: ReportContext, { compound, total }: CountedName): Statement[] {
  const { name } = context.birth;
  const letterCount = splitLatinWords(name).join('').length;
  const create = (text: string, because: string, keys: string[]) => [
    createStatement(context, text, because, keys),
  ];
  const { latinOnly, oneLetter, twoTotals } = content.numbers.nameReasons;
  return [
    ...(findIgnoredLetters(name)
      ? create(content.numbers.nameFormNotes.mixed, latinOnly, ['name.unread'])
      : []),
    ...(letterCount === 1 ? create(content.numbers.nameFormNotes.single, oneLetter, ['name.length']) : []),
    ...(total === compound
      ? []
      : create(content.numbers.nameFormNotes.total, twoTotals(total, compound), [
          'name.total',
          'name.compound',
        ])),
  ];
}
