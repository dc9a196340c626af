/** What carries the name as it is spelt, what the usual other spellings would bring, and whether that is worth anything. */
import { chaldeanLetters } from '#src/numerology/chaldean.ts';
import type { Statement } from '#src/reports/contract.ts';
import { numberSources } from '#src/reports/content/en/numbers/number-headings.ts';
import type { Fit } from '#src/reports/content/en/numbers/name-numbers.ts';
import {
  carriers,
  changes,
  stills,
  turns,
  worth,
  type Worth,
} from '#src/reports/content/en/numbers/name-spelling.ts';
import { besideDriver, fitOf, grahaOf } from './number-grahas.ts';
import { hasNoLetters, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { listed } from '#src/reports/text/phrases.ts';
import { changesOf, stillOf } from './spelling-variants.ts';

export function spellingStatements(reading: ReportContext): Statement[] {
  return [
    carrierStatement(reading),
    ...changeStatements(reading),
    ...stillStatements(reading),
    worthStatement(reading),
  ];
}

/** The other spellings that would bring another figure. */
export const spellingsOf = (reading: ReportContext): string[] => told(reading).map(({ form }) => form);

function carrierStatement(reading: ReportContext): Statement {
  const letters = chaldeanLetters(reading.birth.name);
  const total = letters.reduce((sum, { value }) => sum + value, 0);
  const weights = carriers.map((_, i) => letters.filter(({ value }) => value === i + 1));
  const brings = weights.map((same, i) => same.length * (i + 1));
  const most = brings.indexOf(Math.max(...brings));
  const which = listed([...new Set(weights[most]!.map(({ letter }) => letter))]);
  const because = `${brings[most]} of the ${total} in your name stand in ${which}, ${most + 1} for each letter`;
  return createStatement(reading, carriers[most]!, because, ['name.total'], numberSources.cheiro);
}

const told = (reading: ReportContext) =>
  changesOf(reading.birth.name, (figure) => RANK[fitWith(reading, figure)]);

const fitWith = (reading: ReportContext, figure: number): Fit =>
  fitOf(grahaOf(getNumerology(reading).mulank.value), grahaOf(figure));

const RANK: Record<Fit, number> = { same: 2, friendly: 2, neutral: 1, tense: 0 };

function changeStatements(reading: ReportContext): Statement[] {
  const driver = getNumerology(reading).mulank.value;
  return told(reading).map(({ kind, form, counted: { compound, single } }) => {
    const sum = compound > 9 ? `comes to ${compound}, so ${single}` : `comes to ${single}`;
    const because = `${form} ${sum} in place of ${figureOf(reading)}; ${besideDriver(single, driver)}`;
    const text = `${changes[kind]} ${turns[single - 1]!}`;
    return createStatement(reading, text, because, ['name.figure', 'date.driver'], numberSources.cheiro);
  });
}

function stillStatements(reading: ReportContext): Statement[] {
  const still = stillOf(reading.birth.name);
  if (!still) return [];
  const because = `${still.form} keeps the figure ${figureOf(reading)}`;
  return [createStatement(reading, stills[still.kind], because, ['name.figure'], numberSources.cheiro)];
}

function figureOf(reading: ReportContext): number {
  const { chaldean } = getNumerology(reading);
  return hasNoLetters(chaldean) ? 0 : chaldean.single;
}

function worthStatement(reading: ReportContext): Statement {
  const [figure, driver] = [figureOf(reading), getNumerology(reading).mulank.value];
  const because = `with the spelling you gave, ${besideDriver(figure, driver)}`;
  return createStatement(reading, worth[worthOf(reading, figure)], because, ['name.figure', 'date.driver']);
}

function worthOf(reading: ReportContext, figure: number): Worth {
  const fit = fitWith(reading, figure);
  if (fit === 'same' || fit === 'friendly') return fit;
  const better = told(reading).some(({ counted }) => RANK[fitWith(reading, counted.single)] > RANK[fit]);
  return better ? `${fit}Better` : `${fit}Alone`;
}
