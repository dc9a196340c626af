/** Argon2id with OWASP's parameters (19 MiB, 2 passes, 1 lane), kept as PHC strings. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const derive = promisify(argon2) as unknown as (
  algorithm: 'argon2id',
  parameters: typeof PARAMETERS & { message: string; nonce: Buffer },
) => Promise<Buffer>;

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...PARAMETERS, message: password, nonce });
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(nonce)}$${bare(tag)}`;
}

/** Nothing matches the missing password of a member who comes in by Google. */
export async function passwordMatches(password: string, phc: string | null): Promise<boolean> {
  if (phc === null) return verifyDummyHash(password);
  const parts = PHC.exec(phc);
  if (!parts) return false;
  const [, memory, passes, parallelism, nonce, tag] = parts as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
  });
  return timingSafeEqual(actual, expected);
}

/** An unknown e-mail costs the same time as a wrong password, so that the clock does not tell who is a member. */
export async function verifyDummyHash(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await passwordMatches(password, await decoy);
  return false;
}
let decoy: Promise<string> | undefined;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;
const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
