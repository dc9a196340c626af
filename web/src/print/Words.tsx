/** Text with its runs of Devanagari set in their own script and language, for the eye and for a screen reader. */
import { devanagariRuns } from './devanagari.ts';

export function Words({ children }: { children: string }) {
  return devanagariRuns(children).map(({ text, devanagari }, i) =>
    devanagari ? (
      <span key={i} lang="hi">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
