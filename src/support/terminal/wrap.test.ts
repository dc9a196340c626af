import { describe, expect, it } from 'vitest';
import { wrapLine, wrapText } from './wrap.ts';

describe('wrapLine', () => {
  it('continues a line that is too wide in the next one, and keeps a narrower one with its spaces', () => {
    expect(wrapLine('Would print the edition.', 16)).toEqual(['Would print', '  the edition.']);
    expect(wrapLine('  time   14:30', 16)).toEqual(['  time   14:30']);
    expect(wrapLine('Would print the edition.', undefined)).toEqual(['Would print the edition.']);
  });
});

describe('wrapText', () => {
  it('breaks between words, by the width that a terminal shows', () => {
    expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapText('अनन्या राठौर', 6)).toEqual(['अनन्या', 'राठौर']);
  });

  it('cuts a word that is wider than a line, and breaks nothing without a width', () => {
    expect(wrapText('a longest word', 4)).toEqual(['a', 'lon…', 'word']);
    expect(wrapText('one two three', undefined)).toEqual(['one two three']);
  });
});
