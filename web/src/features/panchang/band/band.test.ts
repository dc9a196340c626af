import { describe, expect, it } from 'vitest';
import { formatMoonPhase } from '#web/features/panchang/moon-phase.ts';
import { placeBlockLabels, placeNamesBelow, type Block } from './block-labels.ts';
import { createTimeScale, NARROW, WIDE } from './layout.ts';
import { placeMoonLabel } from './moon-label.ts';
import { buildHeightPaths, findHighest, hasRoomOnTheRight, interpolateHeight } from './sky-paths.ts';

describe('the time scale', () => {
  it('maps the day to the width of the drawing, and other times to its ends', () => {
    const scale = createTimeScale(NARROW, { from: '2026-11-22T00:00:00Z', to: '2026-11-23T00:00:00Z' });
    const at = (iso: string) => scale(Date.parse(iso));
    expect([at('2026-11-22T12:00:00Z'), at('2026-11-21T12:00:00Z'), at('2026-11-24T00:00:00Z')]).toEqual([
      160, 0, 320,
    ]);
  });
});

describe('the path of a body', () => {
  it('begins and ends at the horizon', () => {
    const [path, ...further] = buildHeightPaths([-10, 10, 20, 10, -10], WIDE);
    expect(further).toEqual([]);
    expect(path!.startsWith('M259 204L') && path!.endsWith('L1021 204')).toBe(true);
  });

  it('has two parts when the body sets and rises again', () => {
    expect(buildHeightPaths([10, -10, -10, 10], WIDE)).toHaveLength(2);
  });

  it('is missing when the body stays below the horizon', () => {
    expect([buildHeightPaths([-1, -2, -1], WIDE), findHighest([-1, -2, -1], WIDE)]).toEqual([[], undefined]);
  });

  it('is interpolated between two heights', () => {
    expect([interpolateHeight([0, 10, 20], 0.25), interpolateHeight([0, 10, 20], 1)]).toEqual([5, 20]);
  });
});

describe('the label of the present time', () => {
  it('stands on the left where the Moon or the edge is on the right', () => {
    const moonAtThreeQuarters = [-10, 0, 20, 85, 20];
    const hasRoom = (x: number) =>
      hasRoomOnTheRight({ x, length: 80 }, moonAtThreeQuarters, { ...NARROW, left: 0, right: 320 });
    expect([60, 100, 180, 200, 270].map(hasRoom)).toEqual([true, true, false, false, false]);
  });
});

describe('the label of moonrise and moonset', () => {
  const place = (x: number, isSetting: boolean) => {
    const { x: textX, textAnchor } = placeMoonLabel({ text: 'Moonset 4:14 am', x, isSetting }, WIDE);
    return `${textAnchor} ${textX}`;
  };

  it('is on the side where the Moon is below the horizon', () => {
    expect([place(600, false), place(600, true)]).toEqual(['end 592', 'start 608']);
  });

  it('is under the path of the Moon, away from its line, at the ends of the day', () => {
    expect([place(180, false), place(1100, true)]).toEqual(['start 224', 'end 1056']);
  });
});

describe('the labels of the hours', () => {
  const block = (name: string, x: number, kind: Block['kind'] = 'avoid'): Block => ({
    name,
    times: '4:13–5:33 pm',
    x,
    width: 56,
    kind,
  });

  it('are beside the most important block and below the others', () => {
    const labels = placeBlockLabels(
      [block('Yamaganda', 350), block('Gulika', 470), block('Rahu Kaal', 526, 'avoid-most')],
      WIDE,
    );
    expect(labels.map(({ text, isBelow }) => `${text} ${isBelow}`)).toEqual([
      'Rahu Kaal 4:13–5:33 pm false',
      'Yamaganda 4:13–5:33 pm true',
      'Gulika 4:13–5:33 pm true',
    ]);
  });

  it('have no times where three of them do not fit', () => {
    const blocks = [block('Gulika', 350), block('Rahu Kaal', 406, 'avoid-most'), block('Yamaganda', 462)];
    const isBelow = placeBlockLabels(blocks, { ...WIDE, right: 600 });
    expect(isBelow.map(({ text }) => text)).toEqual(['Gulika', 'Rahu Kaal', 'Yamaganda']);
  });

  it('are left out where they would not begin below their block', () => {
    const close = [block('Yamaganda', 350), block('Gulika', 352)];
    expect(placeNamesBelow(close, WIDE).map(({ text }) => text)).toEqual(['Yamaganda']);
  });

  it('stay within the drawing of a phone', () => {
    const [first, last] = placeNamesBelow(
      [
        { ...block('Yamaganda', 0), width: 20 },
        { ...block('Brahma muhurta', 310), width: 10 },
      ],
      NARROW,
    );
    expect(first!.x).toBe(0);
    expect(last!.x).toBeLessThan(NARROW.right - 70);
  });

  it('move to the left of a block at the end of the day', () => {
    expect(placeBlockLabels([block('Brahma muhurta', 1090, 'favoured-outlined')], WIDE)[0]!.anchor).toBe(
      'end',
    );
  });
});

describe('the shape of the Moon', () => {
  it('is lit from the right in the bright half and from the left in the dark half', () => {
    const [crescent, gibbous, waning] = [45, 135, 315].map((elongation) => formatMoonPhase(elongation, 10));
    expect(crescent).toBe('M0 -10A10 10 0 0 1 0 10A7.1 10 0 0 0 0 -10Z');
    expect(gibbous).toBe('M0 -10A10 10 0 0 1 0 10A7.1 10 0 0 1 0 -10Z');
    expect(waning).toBe('M0 -10A10 10 0 0 0 0 10A7.1 10 0 0 1 0 -10Z');
  });
});
