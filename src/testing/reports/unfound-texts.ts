/** For tests that every text is used: writes only the documents that a text needs. */

/** Writes a document. @returns its printed strings */
type WriteCase = () => readonly string[];

/**
 * @param firstIndices indices in `cases` of those that together print every text. They are written first, and the others are not
 * needed. `LAGNA_LIST_CASES=1` prints such a list. After texts or their conditions have changed, a list may miss texts: then the
 * other cases are written too, with the same result in a longer time.
 * @returns the texts that no case prints, also not within a longer string
 */
export function listUnfoundTexts(
  texts: readonly string[],
  cases: readonly WriteCase[],
  firstIndices: readonly number[],
): Set<string> {
  if (process.env.LAGNA_LIST_CASES) console.log(JSON.stringify(listNecessaryCases(texts, cases)));
  const unfound = new Set(texts);
  const others = [...cases.keys()].filter((index) => !firstIndices.includes(index));
  for (const index of [...firstIndices, ...others]) {
    if (unfound.size === 0) break;
    for (const text of findTexts(cases[index]!(), unfound)) unfound.delete(text);
  }
  return unfound;
}

function findTexts(printed: readonly string[], texts: ReadonlySet<string>): string[] {
  const strings = new Set(printed);
  const joined = [...strings].join('\n');
  return [...texts].filter((text) => strings.has(text) || joined.includes(text));
}

/** Chooses again and again the case with the most texts that no chosen case prints. */
function listNecessaryCases(texts: readonly string[], cases: readonly WriteCase[]): number[] {
  const all = new Set(texts);
  const unchosen = cases.map((write) => new Set(findTexts(write(), all)));
  const chosen: number[] = [];
  for (;;) {
    const best = unchosen.reduce((top, { size }, index) => (size > unchosen[top]!.size ? index : top), 0);
    const found = [...unchosen[best]!];
    if (found.length === 0) return chosen;
    chosen.push(best);
    for (const text of found) for (const other of unchosen) other.delete(text);
  }
}
