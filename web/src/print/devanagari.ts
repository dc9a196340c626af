export type Run = { text: string; devanagari: boolean };

/** A run begins and ends with a letter of the script; spaces, dandas and joiners inside it belong to it. */
const RUN = /\p{Script=Devanagari}(?:[\s।॥\u200c\u200d]*[\p{Script=Devanagari}।॥])*/gu;

export function devanagariRuns(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(RUN)) {
    if (index > from) runs.push({ text: text.slice(from, index), devanagari: false });
    runs.push({ text: found, devanagari: true });
    from = index + found.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), devanagari: false });
  return runs;
}

/** 11 is ११: chapter numbers in the contents. */
export const devanagariDigits = (n: number): string =>
  String(n).replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
