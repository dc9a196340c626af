import { LOVE_RANGE } from '#web/calculators/love.ts';
import { Circles } from './Circles.tsx';
import { Ruler } from '#web/ui/ScoreRuler.tsx';

export function LoveFigure({ score }: { score?: number }) {
  const { least, most } = LOVE_RANGE;
  return (
    <>
      <Circles share={score === undefined ? undefined : (score - least) / (most - least)} />
      <Ruler {...LOVE_RANGE} at={score} />
    </>
  );
}
