import { describe, expect, it } from 'vitest';
import { findForbiddenWords } from './vocabulary.ts';
import { findNounFunctions } from './vocabulary/function-names.ts';

const listFindings = (file: string, source: string) =>
  findForbiddenWords(file, source).map(({ line, word, kind }) => `${line} ${kind} ${word}`);

describe('findForbiddenWords', () => {
  it('finds words in identifiers, split at capitals', () => {
    expect(listFindings('src/orders/x.ts', 'const a = 1;\nconst orderErrand = a;')).toEqual([
      '2 identifier Errand',
    ]);
  });

  it('finds words in comments with their line', () => {
    expect(listFindings('src/orders/x.ts', '/**\n * The job is\n * started anew.\n */\nexport {};')).toEqual([
      '3 comment anew',
    ]);
  });

  it('finds words in strings of the server, not in texts of a page', () => {
    const source = "export const text = 'The buyer is told.';";
    expect(listFindings('src/orders/x.ts', source)).toEqual(['1 string told']);
    expect(listFindings('web/src/features/x.tsx', source)).toEqual([]);
  });

  it('finds words in documents and in file names', () => {
    expect(listFindings('docs/x.md', 'One.\nWhoever calls.')).toEqual(['2 prose Whoever']);
    expect(listFindings('src/orders/errand-queue.ts', 'export {};')).toEqual(['1 path errand']);
    expect(listFindings('src/orders/queue-errand.ts', '\n\nexport {};')).toEqual(['1 path errand']);
  });

  it('does not match inside longer words', () => {
    expect(listFindings('src/orders/x.ts', 'const desktop = "untold";')).toEqual([]);
  });
});

describe('findNounFunctions', () => {
  const listNames = (source: string) => findNounFunctions('x.tsx', source).map(({ name }) => name);

  it('reports names that are nouns or participles', () => {
    expect(listNames('export function settled() {}\nconst rowOf = () => 1;')).toEqual(['settled', 'rowOf']);
  });

  it('accepts names that start with a verb or a predicate, and components', () => {
    expect(listNames('const toRow = () => 1; function isOpen() {} export const Card = () => null;')).toEqual(
      [],
    );
  });

  it('does not check functions inside other functions', () => {
    expect(listNames('function build() { const row = () => 1; return row; }')).toEqual([]);
  });
});
