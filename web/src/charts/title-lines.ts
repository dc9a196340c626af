/** Breaks a title into one, two or three lines of about the same length: as few as fit into `maxLength`. */
export function splitTitle(title: string, maxLength = 15): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  for (const count of [1, 2, 3]) {
    const lines = splitIntoLines(words, count);
    if (lines.every((line) => line.length <= maxLength)) return lines;
  }
  return splitIntoLines(words, 3);
}

/** Splits the words so that the longest line is as short as possible. */
function splitIntoLines(words: string[], count: number): string[] {
  if (count <= 1 || words.length <= 1) return [words.join(' ')];
  const splits = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), ...splitIntoLines(words.slice(i + 1), count - 1)]);
  return splits.toSorted((a, b) => measureLongest(a) - measureLongest(b))[0]!;
}

const measureLongest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
