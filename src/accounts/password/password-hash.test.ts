import { expect, it } from 'vitest';
import { ARGON2_PARAMETERS, hashPassword, isPasswordCorrect } from './password-hash.ts';

it('a password is hashed with the Argon2id parameters that OWASP recommends', async () => {
  expect(ARGON2_PARAMETERS).toEqual({ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 });
  const phc = await hashPassword('jantar-mantar');
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPasswordCorrect('jantar-mantar', phc)).toBe(true);
  expect(await isPasswordCorrect('jantar-mantra', phc)).toBe(false);
});

it('a hash with other parameters is verified with its own', async () => {
  const phc =
    '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$PlkWsXccKy/Cqu6Ime+yOioJl6Wii8rFbp0qr4BJFPI';
  expect(await isPasswordCorrect('jantar-mantar', phc)).toBe(true);
});
