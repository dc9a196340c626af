/** Breaks a title into at most three lines of about the same length, never longer than needed. */
export function splitTitle(title: string, longest = 15): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  for (const count of [1, 2, 3]) {
    const lines = breakInto(words, count);
    if (lines.every((line) => line.length <= longest)) return lines;
  }
  return breakInto(words, 3);
}

/** The break whose longest line is shortest. */
function breakInto(words: string[], count: number): string[] {
  if (count <= 1 || words.length <= 1) return [words.join(' ')];
  const splits = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), ...breakInto(words.slice(i + 1), count - 1)]);
  return splits.toSorted((a, b) => measureLongest(a) - measureLongest(b))[0]!;
}

const measureLongest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
