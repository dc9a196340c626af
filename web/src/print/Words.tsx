/** Text with its runs of other scripts set in their own letters and language, for the eye and for a screen reader. */
import { scriptRuns } from './script-runs.ts';
import { unbroken } from './unbroken.ts';

export function Words({ children }: { children: string }) {
  return scriptRuns(unbroken(children)).map(({ text, script }, i) =>
    script ? (
      <span key={i} lang={script.lang} dir={script.isRightToLeft && 'rtl'}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
