import { expect, it } from 'vitest';
import { isPlainName } from './greeting-name.ts';

it.each(['Asha Rao', 'आशा राव', 'A.R. Rahman', 'A.R.Rahman', "Joseph D'Souza", 'Anne-Marie', 'Dr. Asha Rao'])(
  'the name %j may appear in an e-mail',
  (name) => expect(isPlainName(name)).toBe(true),
);

it.each([
  'Win at http://bad.example/x',
  'bad.example',
  'visit bad.example now',
  'call 9800000000',
  'a@b.in',
  'Asha <b>',
  'You have won a prize, please write back to us today',
  '',
])('the name %j may not appear in an e-mail', (name) => expect(isPlainName(name)).toBe(false));
