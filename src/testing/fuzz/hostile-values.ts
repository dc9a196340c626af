/** Values that break careless code. */
import type { Random } from '#src/testing/random.ts';

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nSet-Cookie: sid=x',
  '\u001b[31m',
  '\u202egnp.exe',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\uffff',
  '😀'.repeat(40),
  "'; drop table orders; --",
  "' or 1=1 --",
  '%',
  '_%_',
  '\\',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0x10',
  '1e400',
  '9999-99-99',
  '0000-00-00',
  '2024-02-30',
  '1900-01-01',
  '2099-12-31',
  '99:99',
  '24:00',
  '+275760-09-13T00:00:00.001Z',
  'a@b',
  `${'a'.repeat(300)}@example.in`,
  '019aa000-0000-7000-8000-000000000000',
  'LG-0000-000000',
  'order_',
] as const;

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e-300,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  86_400,
  -86_400,
];

const MAX_LONG_TEXT = 30_000;

export function pickHostileText(random: Random): string {
  if (random.isChosen(0.1))
    return random.pick(['a', ' ', '💥', '[', '0', '%']).repeat(random.integer(100, MAX_LONG_TEXT));
  return random.pick(HOSTILE_TEXTS);
}

/** A JSON value of any kind. */
export function pickHostileValue(random: Random): unknown {
  const kinds = [
    () => pickHostileText(random),
    () => pickHostileText(random),
    () => random.pick(HOSTILE_NUMBERS),
    () => random.pick([null, true, false]),
    () =>
      random.pick<unknown>([[], {}, [[]], [null], { length: 1 }, { toString: 1 }, { then: 1 }, [1, 'a', {}]]),
    () => Array.from({ length: random.integer(1, 3000) }, () => 0),
    () => createNested(random.integer(2, 3000), random.isChosen(0.5)),
  ];
  return random.pick(kinds)();
}

function createNested(depth: number, isList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
}
