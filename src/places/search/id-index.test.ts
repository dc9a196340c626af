import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdIndex } from './id-index.ts';

describe('an id index', () => {
  it('finds the row of every id and no row for others', () => {
    const id = fc.oneof(
      fc.integer({ min: 1, max: 2 ** 32 - 1 }),
      fc.stringMatching(/^x\d{2}\.\d{4},\d{2}\.\d{4}$/),
    );
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 30 }), id, (ids, other) => {
        const index = createIdIndex(ids);
        ids.forEach((each, row) =>
          expect([index.getId(row), index.findRow(String(each))]).toEqual([String(each), row]),
        );
        if (!ids.includes(other)) expect(index.findRow(String(other))).toBeUndefined();
      }),
    );
  });

  it('has no row for a text that is no id', () => {
    const index = createIdIndex([5, 'x25.7606,84.1471']);
    for (const id of ['', '0', '05', '5.0', '-5', 'x', '99999999999999999999'])
      expect(index.findRow(id)).toBeUndefined();
  });
});
