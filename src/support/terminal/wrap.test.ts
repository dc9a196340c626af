import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap.ts';

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
