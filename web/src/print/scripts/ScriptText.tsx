/** A text in which each run of letters of another script has a language tag, for the choice of font and for screen readers. */
import { splitByScript } from './script-runs.ts';
import { useFrame } from '#web/print/frame.tsx';
import { joinWithNonBreakingSpaces } from '#web/print/layout/non-breaking.ts';

export function ScriptText({ children }: { children: string }) {
  const frame = useFrame();
  return splitByScript(joinWithNonBreakingSpaces(children, frame)).map(({ text, script }, i) =>
    script ? (
      <span key={i} lang={script.lang} dir={script.isRightToLeft && 'rtl'}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
