import { LOVE_RANGE } from '#web/calculators/love.ts';
import { OverlappingCircles } from './OverlappingCircles.tsx';
import { ScoreRuler } from '#web/ui/ScoreRuler.tsx';

export function LoveChart({ score }: { score?: number }) {
  const { min, max } = LOVE_RANGE;
  return (
    <>
      <OverlappingCircles share={score === undefined ? undefined : (score - min) / (max - min)} />
      <ScoreRuler {...LOVE_RANGE} value={score} />
    </>
  );
}
