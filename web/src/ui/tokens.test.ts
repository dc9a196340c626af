import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const WEB_FOLDER = path.resolve(import.meta.dirname, '..');

const readSources = (): string[] =>
  fs
    .readdirSync(WEB_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => fs.readFileSync(path.join(WEB_FOLDER, file), 'utf8'));

const findNames = (sources: string[], pattern: RegExp): Set<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1]!)));

it('every custom property that a style uses is defined', () => {
  const sources = readSources();
  const usedNames = findNames(sources, /var\((--[a-z0-9-]+)/g);
  const definedNames = findNames(sources, /(--[a-z0-9-]+)(?:['"]?:|['"],)/g);
  expect([...usedNames].filter((name) => !definedNames.has(name))).toEqual([]);
  expect(usedNames.size).toBeGreaterThan(50);
});

// The digit 0 of a fallback font is up to 15 % narrower: the text would move when the font arrives.
it('no width is in ch, which differs between a font and its fallback font', () => {
  expect(readSources().flatMap((source) => source.match(/^.*width:.*\dch\b.*$/gm) ?? [])).toEqual([]);
});
