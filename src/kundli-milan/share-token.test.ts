import { describe, expect, it } from 'vitest';
import { createShareToken, readShareToken } from './share-token.ts';

const KEY = 'a-key-of-the-site';
const toRange = (lowest: number, highest = lowest) => ({ lowest, highest });
const kootas = [1, 1, 1.5, 3, 4, 6, 0, 8].map((points) => ({ points: toRange(points) }));
const match = { points: toRange(24.5), kootas } as Parameters<typeof createShareToken>[0];
const token = createShareToken(match, [KEY]);

describe('the token of a shared match', () => {
  it('contains the total and the points of each koota', () => {
    expect(readShareToken(token, [KEY])).toEqual({
      total: toRange(24.5),
      kootas: kootas.map(({ points }) => points),
    });
  });

  it('contains ranges', () => {
    const withRange = createShareToken({ ...match, points: toRange(13.5, 27) }, [KEY]);
    expect(readShareToken(withRange, [KEY])!.total).toEqual(toRange(13.5, 27));
  });

  it('is valid as long as its key is one of the keys', () => {
    expect(readShareToken(token, ['newer-key', KEY])).toBeDefined();
    expect(readShareToken(token, ['newer-key'])).toBeUndefined();
  });

  it.each([
    ['an empty token', ''],
    ['a shorter token', token.slice(0, -4)],
    ['a longer token', `${token}AAAA`],
    ['an added character', `${token}.`],
    ['changed points', `B${token.slice(1, 2)}_${token.slice(3)}`],
    ['a path', '../../etc/passwd'],
  ])('is refused: %s', (_, changed) => {
    expect(readShareToken(changed, [KEY])).toBeUndefined();
  });

  it('is refused with any changed byte', () => {
    const bytes = Buffer.from(token, 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed[index]! ^= 1;
      expect(readShareToken(changed.toString('base64url'), [KEY])).toBeUndefined();
    }
  });
});
