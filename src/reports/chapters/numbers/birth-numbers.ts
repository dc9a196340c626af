/** Driver and conductor, the two numbers of the date, and their pair. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { addNodeRules, compareGrahas, getGrahaOfNumber } from './number-grahas.ts';
import { getDayOfBirth, formatWorking, isSum } from './number-phrases.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { listHousesOfGrahas, type ReportContext } from '#src/reports/context/report-context.ts';
import { formatDate, formatGraha } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const birthNumbersChapter: Chapter = {
  write: (context) => {
    const numbers = getNumerology(context);
    return {
      kind: 'essay',
      id: 'numbers-birth',
      ...content.numbers.numberHeadings.birth,
      highlightedHouses: listHousesOfGrahas(context, getGrahaOfNumber(numbers.mulank.value)),
      lead: content.numbers.numberLeads.birth,
      leadBecause: content.numbers.birthReasons.lead(
        formatDate(context.birth.date),
        numbers.mulank.value,
        numbers.bhagyank.value,
      ),
      parts: [
        writeDriverPart(context),
        writeDayPart(context),
        writeConductorPart(context),
        writePairPart(context),
      ],
    };
  },
};

function writeDriverPart(context: ReportContext): EssayPart {
  const { mulank } = getNumerology(context);
  const { title, statements, pullQuote } = content.numbers.drivers[mulank.value - 1]!;
  return {
    id: 'driver',
    title,
    statements: statements.map(({ text, because }, i) =>
      createStatement(
        context,
        text,
        because,
        ['date.driver'],
        i === 0 ? content.numbers.numberSources.indian : undefined,
      ),
    ),
    pullQuote,
  };
}

function writeDayPart(context: ReportContext): EssayPart {
  const day = getDayOfBirth(context);
  return {
    id: 'day',
    title: content.numbers.birthTitles.day(day),
    statements: [writeDayStatement(context)],
  };
}

export function writeDayStatement(context: ReportContext): Statement {
  const { text, because } = content.numbers.birthdayTexts[getDayOfBirth(context) - 1]!;
  const { workings } = getNumerology(context).mulank;
  const sum = formatWorking(workings.filter(isSum));
  return createStatement(context, text, sum ? content.numbers.birthReasons.day(sum, because) : because, [
    'date.day',
  ]);
}

function writeConductorPart(context: ReportContext): EssayPart {
  const { value } = getNumerology(context).bhagyank;
  const { title, grahaEffect, laterInLife } = content.numbers.conductors[value - 1]!;
  return {
    id: 'conductor',
    title: content.numbers.birthTitles.conductor(value, title),
    statements: [
      writeConductorStatement(context),
      createStatement(
        context,
        grahaEffect,
        content.numbers.birthReasons.conductorGraha(formatGraha(getGrahaOfNumber(value)), value),
        ['date.conductor'],
      ),
      createStatement(
        context,
        laterInLife,
        content.numbers.birthReasons.laterInLife(formatGraha(getGrahaOfNumber(value))),
        ['date.conductor'],
      ),
      ...writeMasterStatements(context),
    ],
  };
}

export function writeConductorStatement(context: ReportContext): Statement {
  const { bhagyank } = getNumerology(context);
  const because = content.numbers.birthReasons.conductor(
    formatGraha(getGrahaOfNumber(bhagyank.value)),
    formatWorking(bhagyank.workings),
  );
  return createStatement(
    context,
    content.numbers.conductors[bhagyank.value - 1]!.meaning,
    because,
    ['date.conductor'],
    content.numbers.numberSources.indian,
  );
}

function writeMasterStatements(context: ReportContext): Statement[] {
  const { lifePath } = getNumerology(context);
  if (lifePath.value !== 11 && lifePath.value !== 22 && lifePath.value !== 33) return [];
  const { text, because } = content.numbers.masterPaths[lifePath.value];
  return [createStatement(context, text, because, ['date.path'], content.numbers.numberSources.modern)];
}

function writePairPart(context: ReportContext): EssayPart {
  const { mulank, bhagyank } = getNumerology(context);
  const title = content.numbers.birthTitles.pair(mulank.value, bhagyank.value);
  return { id: 'pair', title, statements: [writePairStatement(context)] };
}

export function writePairStatement(context: ReportContext): Statement {
  const { mulank, bhagyank } = getNumerology(context);
  const [low, high] = [mulank.value, bhagyank.value].toSorted((a, b) => a - b) as [number, number];
  const [driverGraha, conductorGraha] = [getGrahaOfNumber(mulank.value), getGrahaOfNumber(bhagyank.value)];
  const fit = compareGrahas(driverGraha, conductorGraha);
  const fitPhrase = content.numbers.pairFitPhrases[fit];
  const because =
    fit === 'same'
      ? content.numbers.birthReasons.samePair(low, formatGraha(driverGraha), fitPhrase)
      : content.numbers.birthReasons.pair(
          formatGraha(driverGraha),
          mulank.value,
          formatGraha(conductorGraha),
          bhagyank.value,
          fitPhrase,
        );
  const source = fit === 'same' ? undefined : content.numbers.numberSources.friendship;
  return createStatement(
    context,
    content.numbers.driverConductorPairs[`${low}-${high}`]!,
    addNodeRules(because, driverGraha, conductorGraha),
    ['date.driver', 'date.conductor'],
    source,
  );
}
