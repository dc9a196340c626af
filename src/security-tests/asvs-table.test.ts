import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;
const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| (V?\d)/.test(line));
const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('the table of ASVS', () => {
  it('names only files that there are', () => {
    const named = [
      ...text.matchAll(/(?:`|\b)((?:src|web|docs|migrations)\/[\w./-]+\.\w+|package(?:-lock)?\.json)/g),
    ];
    const files = [...new Set(named.map(([, file]) => file!))];
    expect(files.length).toBeGreaterThan(60);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('says of each item how it is met, why it does not apply, or that we deviate', () => {
    expect(rows.length).toBeGreaterThan(100);
    const silent = rows.filter((row) => cells(row).length !== 4 || cells(row)[2] === '');
    expect(silent).toEqual([]);
  });

  it('has every chapter, and names no item twice', () => {
    const chapters = [...text.matchAll(/^### V(\d+) /gm)].map(([, number]) => Number(number));
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    const items = rows.flatMap((row) => cells(row)[0]!.split(', ')).filter((item) => !item.startsWith('V'));
    expect(items.filter((item, index) => items.indexOf(item) !== index)).toEqual([]);
  });

  it('counts as a test only what is one', () => {
    const tests = rows.flatMap((row) => cells(row)[3]!.match(/`[^`]+`/g) ?? []);
    expect(tests.filter((file) => !/\.test\.tsx?`$/.test(file))).toEqual([]);
  });
});
