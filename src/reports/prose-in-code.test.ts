/** Texts for readers belong in src/reports/content, where they can be translated; code fills in facts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listProseLiterals } from '#src/testing/reports/prose-literals.ts';

const CHAPTERS = 'src/reports/chapters';
const FOLDERS = [
  ...readdirSync(CHAPTERS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.posix.join(CHAPTERS, name)),
  'src/reports/context',
  'src/reports/facts',
  'src/reports/products',
  'src/reports/text',
  'src/reports/year',
  'web/src/print',
];

function listProseOfFolder(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  return files.flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return listProseLiterals(file, source).map((text) => `${file}: ${text}`);
  });
}

test.each(FOLDERS)('%s has no sentence for readers', (folder) => {
  expect(listProseOfFolder(folder)).toEqual([]);
});

describe('prose in a source file', () => {
  test.each([
    ['a sentence', `const text = 'Take your time today.';`],
    ['a template with words around values', 'const reason = `${graha} rules the ${house} house`;'],
    ['a template of two verbs', 'const reason = `${graha} rules ${first} and ${second}`;'],
    ['a short phrase', `const phrase = 'in its fall';`],
    ['a word between tags', 'const label = <b>Now</b>;'],
  ])('%s is found', (_, source) => {
    expect(listProseLiterals('chapter.tsx', source)).toHaveLength(1);
  });

  test.each([
    ['keys of facts', 'const keys = [`${graha}.house`, `lord.${house}`, "Moon.sign"];'],
    ['a message for engineers', `throw new Error('The chart has no lagna.');`],
    ['an import', `import { texts } from '#src/reports/content/en/love/a b c.ts';`],
    ['a template of values only', 'const text = `${first} ${second}. ${third}`;'],
    ['an attribute of a drawing', 'const line = <path className="text-9 soft" d={path} />;'],
    ['a comment', '/** Says why the reader learns this. */\nconst count = 1;'],
  ])('%s is none', (_, source) => {
    expect(listProseLiterals('chapter.tsx', source)).toEqual([]);
  });
});
