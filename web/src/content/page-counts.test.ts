import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSampleDocument } from '#src/delivery/sample.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDERS = [
  'web/src/content',
  'web/src/features',
  'web/src/lib',
  'src/catalogue/data',
  'src/dev',
  'src/delivery',
];
const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred';
const TYPED_COUNT = new RegExp(`\\b(?:\\d+|${NUMBER_WORDS})[ -]pages?\\b.*|\\bpages: \\d+`, 'gi');

const listTexts = (folder: string) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|articles\//.test(file))
    .map((file) =>
      fs.readFileSync(path.join(ROOT, folder, file), 'utf8').replaceAll(/\/\*.*?\*\/|^ *\/\/[^\n]*/gms, ''),
    );

it('no text of site, catalogue or e-mails contains a typed number of pages, except the twelve house pages', () => {
  const counts = FOLDERS.flatMap(listTexts).flatMap((text) => text.match(TYPED_COUNT) ?? []);
  expect(counts).toEqual([expect.stringMatching(/^Twelve pages with chart, facts/)]);
  const houses = createSampleDocument('life-blueprint').pages.filter(({ kind }) => kind === 'house');
  expect(houses).toHaveLength(12);
});
