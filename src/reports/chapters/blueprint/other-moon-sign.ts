/** The part of a chapter that says what differs if the Moon was in the other sign of the birth day. */
import { content } from '#src/reports/content/content.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { findOtherMoonSign, type OtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { splitSentences } from '#src/reports/text/omit-adult-matters.ts';
import { formatGraha, formatOrdinal } from '#src/reports/text/phrases.ts';
import { createHouseStatement, getLordAt, listLordKeys } from './origin-houses.ts';

type Reading = {
  house: number;
  /** "of work" */
  subject: string;
  /** the parts written for the sign of the greater part of the day */
  parts: readonly EssayPart[];
  writeStatements: (other: OtherMoonSign) => Statement[];
};

/** Empty if the Moon sign is certain. */
export function listOtherSignParts(context: ReportContext, reading: Reading): EssayPart[] {
  const other = findOtherMoonSign(context);
  if (!other) return [];
  const { house, subject, parts, writeStatements } = reading;
  const statements = omitKnownSentences(
    writeStatements(other),
    parts.flatMap((part) => part.statements),
  );
  const [lord, nth] = [formatGraha(getLordAt(other.context, house)), formatOrdinal(house)];
  const { partTitle, partIntro } = content.moon.twoMoonSignsTexts;
  return [
    {
      id: 'other-moon-sign',
      title: partTitle(other.names),
      ...(statements.length > 0 ? { intro: partIntro(lord, nth, subject, other.names) } : {}),
      statements: statements.length > 0 ? statements : [writeSameReading(other, house, subject)],
    },
  ];
}

/** A statement is left out if all its sentences are known. */
export function omitKnownSentences(
  statements: readonly Statement[],
  knownStatements: readonly Statement[],
): Statement[] {
  const known = new Set(knownStatements.flatMap(({ text }) => splitSentences(text)));
  return statements.flatMap((statement) => {
    const sentences = splitSentences(statement.text).filter((sentence) => !known.has(sentence));
    return sentences.length > 0 ? [{ ...statement, text: sentences.join(' ') }] : [];
  });
}

function writeSameReading({ context, names }: OtherMoonSign, house: number, subject: string): Statement {
  const { sameReading, sameReason } = content.moon.twoMoonSignsTexts;
  return createHouseStatement(
    context,
    sameReading(subject, names),
    sameReason(formatGraha(getLordAt(context, house)), formatOrdinal(house), subject),
    listLordKeys(context, house),
  );
}
