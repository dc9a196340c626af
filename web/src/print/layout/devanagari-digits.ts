/** Formats 11 as "११". */
export const formatDevanagariDigits = (n: number): string =>
  String(n).replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
