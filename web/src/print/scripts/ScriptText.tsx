/** Text with its runs of other scripts set in their own letters and language, for the eye and for a screen reader. */
import { splitByScript } from './script-runs.ts';
import { joinWithNonBreakingSpaces } from '#web/print/layout/non-breaking.ts';

export function ScriptText({ children }: { children: string }) {
  return splitByScript(joinWithNonBreakingSpaces(children)).map(({ text, script }, i) =>
    script ? (
      <span key={i} lang={script.lang} dir={script.isRightToLeft && 'rtl'}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
