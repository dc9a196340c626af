/** Who stands in the signs before and after the Moon or the Sun. Only the five planets count. */
import type { Chart } from '#src/astrology/contract.ts';
import { signsFrom } from '#src/astrology/houses.ts';
import { signName } from '#src/astrology/words.ts';
import { no, yes, type Verdict } from './rule.ts';
import { FIVE, fromKeys, named, standing } from './standing.ts';

type Centre = 'Sun' | 'Moon';
type Side = 'before' | 'after';

const AWAY = { before: 12, after: 2 } as const;

export const beside = (chart: Chart, centre: Centre, side: Side) =>
  FIVE.filter((graha) => signsFrom(chart, centre, graha) === AWAY[side]);

export function oneSide(chart: Chart, centre: Centre, side: Side): Verdict {
  const here = beside(chart, centre, side);
  const there = beside(chart, centre, side === 'after' ? 'before' : 'after');
  if (here.length === 0)
    return no(
      `${nextSign(chart, centre, side)}, ${side} the ${centre}, holds no planet`,
      fromKeys(FIVE, centre),
    );
  if (there.length > 0)
    return no(`${standing(there)} on the other side of the ${centre}`, fromKeys(there, centre));
  return yes(`${standing(here)} in the sign ${side} the ${centre}`, fromKeys(here, centre));
}

export function bothSides(
  chart: Chart,
  centre: Centre,
  because: (...sides: [string, string]) => string,
): Verdict {
  const [before, after] = [beside(chart, centre, 'before'), beside(chart, centre, 'after')];
  const empty = before.length === 0 ? 'before' : 'after';
  if (before.length > 0 && after.length > 0)
    return yes(because(standing(before), named(after)), fromKeys([...before, ...after], centre));
  return no(
    `${nextSign(chart, centre, empty)}, ${empty} the ${centre}, holds no planet`,
    fromKeys(FIVE, centre),
  );
}

const nextSign = (chart: Chart, centre: Centre, side: Side): string =>
  signName(((chart.grahas[centre].sign + AWAY[side] - 2) % 12) + 1);
