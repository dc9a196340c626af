/** Yogas of planets in the signs before and after the Moon or the Sun. Only Mars to Saturn count. */
import type { Chart } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import { getSignName } from '#src/astrology/phrases.ts';
import { getNthSign } from '#src/astrology/zodiac.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict } from './rule.ts';
import { FIVE_PLANETS, listRelativeKeys, formatGrahas, formatGrahasWithVerb } from './placements.ts';

type Centre = 'Sun' | 'Moon';
type Side = 'before' | 'after';

const SIGNS_FROM_CENTRE = { before: 12, after: 2 } as const;

export const listFlankingPlanets = (chart: Chart, centre: Centre, side: Side) =>
  FIVE_PLANETS.filter((graha) => countSigns(chart, centre, graha) === SIGNS_FROM_CENTRE[side]);

export function judgeOneSide(chart: Chart, centre: Centre, side: Side): Verdict {
  const onSide = listFlankingPlanets(chart, centre, side);
  const onOtherSide = listFlankingPlanets(chart, centre, side === 'after' ? 'before' : 'after');
  if (onSide.length === 0)
    return createAbsentVerdict(
      `${describeNextSign(chart, centre, side)}, ${side} the ${centre}, has no planet`,
      listRelativeKeys(FIVE_PLANETS, centre),
    );
  if (onOtherSide.length > 0)
    return createAbsentVerdict(
      `${formatGrahasWithVerb(onOtherSide)} on the other side of the ${centre}`,
      listRelativeKeys(onOtherSide, centre),
    );
  return createPresentVerdict(
    `${formatGrahasWithVerb(onSide)} in the sign ${side} the ${centre}, and none in the sign ${side === 'after' ? 'before' : 'after'} it`,
    listRelativeKeys(FIVE_PLANETS, centre),
  );
}

export function judgeBothSides(
  chart: Chart,
  centre: Centre,
  describeSides: (...sides: [string, string]) => string,
): Verdict {
  const [before, after] = [
    listFlankingPlanets(chart, centre, 'before'),
    listFlankingPlanets(chart, centre, 'after'),
  ];
  const emptySide = before.length === 0 ? 'before' : 'after';
  if (before.length > 0 && after.length > 0)
    return createPresentVerdict(
      describeSides(formatGrahasWithVerb(before), formatGrahas(after)),
      listRelativeKeys(FIVE_PLANETS, centre),
    );
  return createAbsentVerdict(
    `${describeNextSign(chart, centre, emptySide)}, ${emptySide} the ${centre}, has no planet`,
    listRelativeKeys(FIVE_PLANETS, centre),
  );
}

const describeNextSign = (chart: Chart, centre: Centre, side: Side): string =>
  getSignName(getNthSign(chart.grahas[centre].sign, SIGNS_FROM_CENTRE[side]));
