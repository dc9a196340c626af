import { describe, expect, it, test } from 'vitest';
import { parseSearch } from './search-query.ts';

describe('parseSearch', () => {
  test.each([
    ['+91 98765-43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['098765', '98765'],
    ['98765 43', '9876543'],
  ])('reads the telephone number %s as %s', (text, phoneDigits) => {
    expect(parseSearch(text)).toMatchObject({ phoneDigits });
  });

  test.each([
    ['LG-2611-7K3QX9', 'LG-2611-7K3QX9%', '7K3QX9'],
    ['lg-2611-7k', 'LG-2611-7K%', '7K'],
    ['2611-7K3', 'LG-2611-7K3%', '7K3'],
    ['7k3qx9', 'LG-____-7K3QX9%', '7K3QX9'],
  ])('reads the order number %s', (text, pattern, end) => {
    expect(parseSearch(text).orderNumber).toEqual({ pattern, end });
  });

  it('searches every word of a name by its beginning, also in Devanagari', () => {
    expect(parseSearch('Ananya Rath').nameCondition).toBe(`'ananya':* & 'rath':*`);
    expect(parseSearch('अनन्या').nameCondition).toBe(`'अनन्या':*`);
    expect(parseSearch("D'Souza").nameCondition).toBe(`'d''souza':*`);
  });

  it('does not read a name as a condition that PostgreSQL cannot parse', () => {
    for (const text of ['a', "x:*|'", '\\', '(']) expect(parseSearch(text).nameCondition).toBeUndefined();
  });

  it('reads a hash from eight digits on, and a verification code with its spaces', () => {
    expect(parseSearch('abcdef12…').hash).toBe('abcdef12');
    expect(parseSearch('abcdef1').hash).toBeUndefined();
    expect(parseSearch('0123 4567 89ab cdef 0123 4567 89ab cdef').code).toBe('0123456789abcdef'.repeat(2));
  });
});
