import { LOVE_RANGE } from '#web/calculators/love.ts';
import { Circles } from './Circles.tsx';
import { ScoreRuler } from '#web/ui/ScoreRuler.tsx';

export function LoveFigure({ score }: { score?: number }) {
  const { min, max } = LOVE_RANGE;
  return (
    <>
      <Circles share={score === undefined ? undefined : (score - min) / (max - min)} />
      <ScoreRuler {...LOVE_RANGE} value={score} />
    </>
  );
}
