/** Password hashes by Argon2id, stored as PHC strings: "$argon2id$v=19$parameters$nonce$tag" names all that a check needs. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's recommendation: 19 MiB, 2 passes, 1 lane. Only the test setup changes it, to hash quickly. */
export const ARGON2_PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const derive = promisify(argon2) as unknown as (
  algorithm: 'argon2id',
  parameters: typeof ARGON2_PARAMETERS & { message: string; nonce: Buffer },
) => Promise<Buffer>;

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...ARGON2_PARAMETERS, message: password, nonce });
  const { memory, passes, parallelism } = ARGON2_PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encodeUnpadded(nonce)}$${encodeUnpadded(tag)}`;
}

/** `phc` is null for a member who signs in with Google only: no password matches, after the same time. */
export async function isPasswordCorrect(password: string, phc: string | null): Promise<boolean> {
  if (phc === null) return verifyDummyHash(password);
  const match = PHC_PATTERN.exec(phc)?.groups as Record<PhcPart, string> | undefined;
  if (!match) return false;
  const expected = Buffer.from(match.tag, 'base64');
  const actual = await derive('argon2id', {
    memory: Number(match.memory),
    passes: Number(match.passes),
    parallelism: Number(match.parallelism),
    tagLength: expected.length,
    message: password,
    nonce: Buffer.from(match.nonce, 'base64'),
  });
  return timingSafeEqual(actual, expected);
}

/** Makes an unknown e-mail cost the same time as a wrong password: timing must not reveal who has an account. */
export async function verifyDummyHash(password: string): Promise<false> {
  await hashPassword(password);
  return false;
}

type PhcPart = 'memory' | 'passes' | 'parallelism' | 'nonce' | 'tag';
const PHC_PATTERN =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[^$]+)\$(?<tag>[^$]+)$/;

/** PHC strings use base64 without padding. */
const encodeUnpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
