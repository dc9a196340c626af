/** Yogas of planets in the signs before and after the Moon or the Sun. Only Mars to Saturn count. */
import type { Chart } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import { getNthSign } from '#src/astrology/zodiac.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict } from './rule.ts';
import { FIVE_PLANETS, listRelativeKeys } from './placements.ts';
import type { Centre, Side } from './reasons.ts';

const SIGNS_FROM_CENTRE = { before: 12, after: 2 } as const;

export const listFlankingPlanets = (chart: Chart, centre: Centre, side: Side) =>
  FIVE_PLANETS.filter((graha) => countSigns(chart, centre, graha) === SIGNS_FROM_CENTRE[side]);

export function judgeOneSide(chart: Chart, centre: Centre, side: Side): Verdict {
  const onSide = listFlankingPlanets(chart, centre, side);
  const onOtherSide = listFlankingPlanets(chart, centre, side === 'after' ? 'before' : 'after');
  if (onSide.length === 0) return createVerdictOfEmptySide(chart, centre, side);
  if (onOtherSide.length > 0)
    return createAbsentVerdict(
      { kind: 'someOnOtherSide', centre, grahas: onOtherSide },
      listRelativeKeys(onOtherSide, centre),
    );
  return createPresentVerdict(
    { kind: 'oneSide', centre, side, grahas: onSide },
    listRelativeKeys(FIVE_PLANETS, centre),
  );
}

export function judgeBothSides(chart: Chart, centre: Centre): Verdict {
  const [before, after] = [
    listFlankingPlanets(chart, centre, 'before'),
    listFlankingPlanets(chart, centre, 'after'),
  ];
  if (before.length > 0 && after.length > 0)
    return createPresentVerdict(
      { kind: 'bothSides', centre, before, after },
      listRelativeKeys(FIVE_PLANETS, centre),
    );
  return createVerdictOfEmptySide(chart, centre, before.length === 0 ? 'before' : 'after');
}

function createVerdictOfEmptySide(chart: Chart, centre: Centre, side: Side): Verdict {
  const sign = getNthSign(chart.grahas[centre].sign, SIGNS_FROM_CENTRE[side]);
  return createAbsentVerdict(
    { kind: 'noneOnSide', centre, side, sign },
    listRelativeKeys(FIVE_PLANETS, centre),
  );
}
