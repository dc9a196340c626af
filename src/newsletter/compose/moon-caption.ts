import { frame } from '#src/newsletter/content/en.ts';
import type { Newsletter } from './compose-newsletter.ts';

/** The text alternative of the drawn curve: the days of new and full moon. */
export function formatMoonCaption({ moonlight, title }: Pick<Newsletter, 'moonlight' | 'title'>): string {
  const month = title.split(' ')[0]!;
  const phases = moonlight.flatMap(({ phase }, index) =>
    phase === 'new' || phase === 'full' ? [frame.formatPhaseDay(phase, String(index + 1), month)] : [],
  );
  return frame.formatMoonCaption(phases.join(', '));
}
