/**
 * A CSS string literal of any text, safe inside a <style> element. Everything but plain letters, digits and spaces is
 * written as a hexadecimal escape: no quote ends the string, no newline ends the rule, no "</style>" ends the element.
 */
export function toCssString(text: string): string {
  return `"${text.replace(UNSAFE, escapeLetter)}"`;
}

const UNSAFE = /[^\p{L}\p{M}\p{N} ]/gu;

/** The space ends the escape and is part of it. */
const escapeLetter = (letter: string) => `\\${letter.codePointAt(0)!.toString(16)} `;
