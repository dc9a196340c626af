/**
 * A CSS string literal of any text, safe inside a <style> element. Everything but plain letters, digits and spaces is
 * written as a hexadecimal escape: no quote ends the string, no newline ends the rule, no "</style>" ends the element.
 */
export function cssString(text: string): string {
  const safe = [...text].map((letter) => (PLAIN.test(letter) ? letter : escaped(letter)));
  return `"${safe.join('')}"`;
}

const PLAIN = /^[\p{L}\p{M}\p{N} ]$/u;

/** The space ends the escape and is part of it. */
const escaped = (letter: string) => `\\${letter.codePointAt(0)!.toString(16)} `;
