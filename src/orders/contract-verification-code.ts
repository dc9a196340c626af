/** Parses the verification code of a report as people type it. Without schemas, so that the form loads this file alone. */

/** Hex digits of a printed code, and of the SHA-256 of a file. */
export const CODE_LENGTH = 32;
export const FILE_HASH_LENGTH = 64;

/** The heading above the code in a report: on the last page, or in a free kundli on the page about the method. */
export const CODE_HEADING = 'Check that this copy is genuine';

/** An order number, which is on the receipt and in e-mails, with or without its hyphens. */
const ORDER_NUMBER = /^lg[\s\p{Pd}]*\d{4}[\s\p{Pd}]*[0-9a-z]{6}$/iu;

/** `invalidCharacter`: the first character that is not a hex digit. `isOrderNumber`: the number of an order was typed */
export type InvalidCode = { characterCount: number; invalidCharacter?: string; isOrderNumber?: true };

/** Ignores spaces, punctuation and case, and reads o as 0, and l, i and | as 1. */
export function parseVerificationCode(typed: string): { code: string } | { invalid: InvalidCode } {
  const code = typed
    .replace(/[\s\u00a0\p{Pd}._:]/gu, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[li|]/g, '1');
  const invalidCharacter = /[^0-9a-f]/u.exec(code)?.[0];
  const isComplete = code.length === CODE_LENGTH || code.length === FILE_HASH_LENGTH;
  if (isComplete && !invalidCharacter) return { code };
  const characterCount = Array.from(code).length;
  return {
    invalid: {
      characterCount,
      ...(invalidCharacter ? { invalidCharacter } : {}),
      ...(ORDER_NUMBER.test(typed.trim()) ? { isOrderNumber: true } : {}),
    },
  };
}

/** One sentence for the visitor. */
export function describeInvalidCode({
  characterCount,
  invalidCharacter,
  isOrderNumber,
}: InvalidCode): string {
  if (characterCount === 0) return `Please type the number below “${CODE_HEADING}” in the report.`;
  if (isOrderNumber)
    return `This is the number of an order. The number of the report is below “${CODE_HEADING}”, near its end.`;
  if (invalidCharacter)
    return `The number has only the digits 0 to 9 and the letters a to f; “${invalidCharacter}” is none of them.`;
  const missingCount = CODE_LENGTH - characterCount;
  return missingCount > 0
    ? `${missingCount === 1 ? 'One character is' : `${missingCount} characters are`} missing: the number has four groups of eight.`
    : `That is ${characterCount} characters; the number has ${CODE_LENGTH}, in four groups of eight.`;
}
