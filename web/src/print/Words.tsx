/** Text with its runs of Devanagari set in their own script and language, for the eye and for a screen reader. */
import { devanagariRuns } from './devanagari.ts';
import { unbroken } from './unbroken.ts';

export function Words({ children }: { children: string }) {
  return devanagariRuns(unbroken(children)).map(({ text, devanagari }, i) =>
    devanagari ? (
      <span key={i} lang="hi">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
