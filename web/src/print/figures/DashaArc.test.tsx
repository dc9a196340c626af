import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ENGLISH_FRAME } from '#src/testing/fixtures/frame.ts';
import { ASHA_CHART } from '#src/testing/fixtures/asha-rao.ts';
import { FrameProvider } from '#web/print/frame.tsx';
import { DashaArc } from './DashaArc.tsx';

function listTexts(birthDate: string, now: string): string[] {
  const html = renderToStaticMarkup(
    <FrameProvider frame={ENGLISH_FRAME}>
      <DashaArc chart={ASHA_CHART} birthDate={birthDate} now={now} />
    </FrameProvider>,
  );
  return [...html.matchAll(/<text[^>]*>([^<]*)/g)].map((match) => match[1]!);
}

describe('the arc of the dashas', () => {
  // Asha was born at 9:00 UTC; midnight in India is 18:30 UTC of the day before.
  it('shows the new age from the Indian midnight with which the birthday begins', () => {
    expect(listTexts('1996-06-04', '2026-06-03T18:29:59Z')).toContain('today, age 29');
    expect(listTexts('1996-06-04', '2026-06-03T18:30:00Z')).toContain('today, age 30');
  });

  it('shows the date of birth at the place of birth, not the one in India at that instant', () => {
    expect(listTexts('1996-06-03', '2026-06-03T00:00:00Z')).toContain('born 3 Jun 1996');
  });
});
