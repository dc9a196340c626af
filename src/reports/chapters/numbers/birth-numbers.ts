/** Driver and conductor: the two numbers of the date, and the pair they make. */
import { houseOf } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { numberHeadings, numberSources } from '#src/reports/content/en/numbers/number-headings.ts';
import { conductors, masterPaths } from '#src/reports/content/en/numbers/conductor.ts';
import { days } from '#src/reports/content/en/numbers/birthday.ts';
import { drivers } from '#src/reports/content/en/numbers/driver.ts';
import { leads } from '#src/reports/content/en/numbers/number-notes.ts';
import { pairs, pairTerms } from '#src/reports/content/en/numbers/driver-and-conductor.ts';
import { fitOf, grahaOf, nodeNote } from './number-grahas.ts';
import { dayOfBirth, dayWord, working } from './number-phrases.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatDate, grahaName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

type Part = EssayPage['parts'][number];

export const numbersBirth: Chapter = {
  write: (reading) => {
    const numbers = getNumerology(reading);
    return {
      kind: 'essay',
      id: 'numbers-birth',
      ...numberHeadings.birth,
      highlightedHouses: reading.day ? [] : [houseOf(reading.chart, grahaOf(numbers.mulank.value))],
      lead: leads.birth,
      leadBecause: `you were born on ${formatDate(reading.birth.date)}, which gives driver ${numbers.mulank.value} and conductor ${numbers.bhagyank.value}.`,
      parts: [driverPart(reading), dayPart(reading), conductorPart(reading), pairPart(reading)],
    };
  },
};

function driverPart(reading: ReportContext): Part {
  const { mulank } = getNumerology(reading);
  const { title, says, pull: pullQuote } = drivers[mulank.value - 1]!;
  return {
    id: 'driver',
    title,
    statements: says.map(({ text, because }, i) =>
      createStatement(reading, text, because, ['date.driver'], i === 0 ? numberSources.indian : undefined),
    ),
    pullQuote,
  };
}

function dayPart(reading: ReportContext): Part {
  const day = dayOfBirth(reading);
  return { id: 'day', title: `Born on the ${dayWord(day)}`, statements: [dayStatement(reading)] };
}

export function dayStatement(reading: ReportContext): Statement {
  const { text, because } = days[dayOfBirth(reading) - 1]!;
  const { steps } = getNumerology(reading).mulank;
  const sum = steps.filter((step) => step.includes('=')).join(', ');
  return createStatement(reading, text, sum ? `${sum}: ${because}` : because, ['date.day']);
}

function conductorPart(reading: ReportContext): Part {
  const { value } = getNumerology(reading).bhagyank;
  const { title, helps, later } = conductors[value - 1]!;
  return {
    id: 'conductor',
    title: `Conductor ${value}, ${title}`,
    statements: [
      roadStatement(reading),
      createStatement(reading, helps, `${grahaName(grahaOf(value))} stands behind a conductor of ${value}`, [
        'date.conductor',
      ]),
      createStatement(
        reading,
        later,
        `${grahaName(grahaOf(value))}, of a conductor, is held to speak up from the middle of life on`,
        ['date.conductor'],
      ),
      ...masterStatements(reading),
    ],
  };
}

export function roadStatement(reading: ReportContext): Statement {
  const { bhagyank } = getNumerology(reading);
  const because = `all digits of your date lead to ${grahaName(grahaOf(bhagyank.value))}: ${working(bhagyank.steps)}`;
  return createStatement(
    reading,
    conductors[bhagyank.value - 1]!.road,
    because,
    ['date.conductor'],
    numberSources.indian,
  );
}

function masterStatements(reading: ReportContext): Statement[] {
  const { lifePath } = getNumerology(reading);
  if (lifePath.value !== 11 && lifePath.value !== 22 && lifePath.value !== 33) return [];
  const { text, because } = masterPaths[lifePath.value];
  return [createStatement(reading, text, because, ['date.path'], numberSources.modern)];
}

function pairPart(reading: ReportContext): Part {
  const { mulank, bhagyank } = getNumerology(reading);
  const title = `${mulank.value} beside ${bhagyank.value}`;
  return { id: 'pair', title, statements: [pairStatement(reading)] };
}

export function pairStatement(reading: ReportContext): Statement {
  const { mulank, bhagyank } = getNumerology(reading);
  const [low, high] = [mulank.value, bhagyank.value].toSorted((a, b) => a - b) as [number, number];
  const [one, other] = [grahaOf(mulank.value), grahaOf(bhagyank.value)];
  const fit = fitOf(one, other);
  const who =
    fit === 'same'
      ? `both are ${low}, the number of ${grahaName(one)}`
      : `${grahaName(one)} has ${mulank.value} and ${grahaName(other)} ${bhagyank.value}`;
  const because = `${who}; ${pairTerms[fit]}${nodeNote(one, other)}`;
  const source = fit === 'same' ? undefined : numberSources.friendship;
  return createStatement(
    reading,
    pairs[`${low}-${high}`]!,
    because,
    ['date.driver', 'date.conductor'],
    source,
  );
}
