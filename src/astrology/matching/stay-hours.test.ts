/** The hours of two days at which something holds. */
import { describe, expect, it } from 'vitest';
import { combineEqual, joinStays, listHourConditions } from './stay-hours.ts';

const createSpan = (first: number, last = first) => ({ first, last });

describe('stays', () => {
  it('are joined with their neighbours of one value', () => {
    expect(joinStays(['a', 'a', 'b', 'a'], combineEqual)).toEqual([
      { value: 'a', ...createSpan(0, 1) },
      { value: 'b', ...createSpan(2) },
      { value: 'a', ...createSpan(3) },
    ]);
  });

  it('are joined as long as the value of all of them together exists', () => {
    const values = [['a', 'b'], ['b', 'c'], ['c']];
    const combine = (joined: string[], next: string[]) => {
      const common = joined.filter((item) => next.includes(item));
      return common.length > 0 ? common : null;
    };
    expect(joinStays(values, combine)).toEqual([
      { value: ['b'], ...createSpan(0, 1) },
      { value: ['c'], ...createSpan(2) },
    ]);
  });
});

describe('the hours at which something holds', () => {
  it('are those of one person if only this hour decides', () => {
    expect(
      listHourConditions([
        [true, true],
        [false, false],
        [true, true],
      ]),
    ).toEqual([{ groom: [createSpan(0), createSpan(2)], bride: null }]);
    expect(
      listHourConditions([
        [false, true],
        [false, true],
      ]),
    ).toEqual([{ groom: null, bride: [createSpan(1)] }]);
  });

  it('are those of both together if both decide', () => {
    expect(
      listHourConditions([
        [false, false],
        [true, false],
      ]),
    ).toEqual([{ groom: [createSpan(1)], bride: [createSpan(0)] }]);
    expect(
      listHourConditions([
        [true, false],
        [false, true],
      ]),
    ).toEqual([
      { groom: [createSpan(0)], bride: [createSpan(0)] },
      { groom: [createSpan(1)], bride: [createSpan(1)] },
    ]);
  });

  it('are listed by the person with fewer alternatives', () => {
    expect(
      listHourConditions([
        [true, false, false],
        [true, true, false],
        [true, false, false],
        [true, true, true],
      ]),
    ).toHaveLength(3);
    expect(
      listHourConditions([
        [true, false, true, false],
        [false, true, false, false],
      ]),
    ).toHaveLength(2);
  });

  it('are none if it never holds, and unlimited if it always does', () => {
    expect(listHourConditions([[false], [false]])).toEqual([]);
    expect(listHourConditions([[true, true]])).toEqual([{ groom: null, bride: null }]);
  });
});
