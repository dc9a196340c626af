/** The number printed in a report, and what people make of it when they copy it. Apart from the schemas: a form loads this alone. */

/** Hex digits of a printed code, and of the hash of a whole file. */
export const CODE_DIGITS = 32;
export const FILE_DIGITS = 64;

/** `digits`: how many there were; `strange`: the first character that is none */
export type Misread = { digits: number; strange?: string };

/** What was typed, as it is kept: spaces, hyphens and capitals do not count, and an o or an l is taken for 0 or 1. */
export function readCode(typed: string): { code: string } | { misread: Misread } {
  const code = typed
    .replace(/[\s\u00a0\p{Pd}._:]/gu, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[li|]/g, '1');
  const strange = /[^0-9a-f]/u.exec(code)?.[0];
  const whole = code.length === CODE_DIGITS || code.length === FILE_DIGITS;
  if (whole && !strange) return { code };
  return { misread: { digits: Array.from(code).length, ...(strange ? { strange } : {}) } };
}

/** One sentence for whoever typed it. */
export function misreadWords({ digits, strange }: Misread): string {
  if (digits === 0) return 'Please type the number from the page “How this was computed”.';
  if (strange)
    return `The number has only the digits 0 to 9 and the letters a to f; “${strange}” is none of them.`;
  const missing = CODE_DIGITS - digits;
  return missing > 0
    ? `${missing === 1 ? 'One character is' : `${missing} characters are`} missing: the number has four groups of eight.`
    : `That is ${digits} characters; the number has ${CODE_DIGITS}, in four groups of eight.`;
}
