/**
 * A CSS string literal of any text, safe inside a <style> element. Every character except
 * letters, digits and spaces is escaped, so a quote cannot end the string, a newline the rule, or "</style>" the element.
 */
export function toCssString(text: string): string {
  return `"${text.replace(UNSAFE, escapeCharacter)}"`;
}

const UNSAFE = /[^\p{L}\p{M}\p{N} ]/gu;

/** The space ends the escape and is part of it. */
const escapeCharacter = (character: string) => `\\${character.codePointAt(0)!.toString(16)} `;
