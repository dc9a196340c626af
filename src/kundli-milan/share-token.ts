/**
 * The token of a shared match: its points and their signature. The site shows no points that it has not signed. The token
 * contains no birth and no name, and nothing is stored.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { KOOTA_KEYS } from '#src/astrology/contract-matching.ts';
import type { Match, PointRange } from './contract.ts';

/** The total, then each koota in the order of KOOTA_KEYS. */
export type SharedPoints = { total: PointRange; kootas: PointRange[] };

const VERSION = 1;
/** Bytes: the version, then the lowest and the highest number of half points of the total and of each koota. */
const PAYLOAD_LENGTH = 1 + 2 * (1 + KOOTA_KEYS.length);
const SIGNATURE_LENGTH = 16;
/** Keeps the signature apart from others by the same keys. */
const PURPOSE = 'shared kundli milan';

/** @param keys newest first */
export function createShareToken(
  { points, kootas }: Pick<Match, 'points' | 'kootas'>,
  keys: readonly string[],
): string {
  const ranges = [points, ...kootas.map((koota) => koota.points)];
  const halfPoints = ranges.flatMap(({ lowest, highest }) => [lowest * 2, highest * 2]);
  const payload = Buffer.from([VERSION, ...halfPoints]);
  return Buffer.concat([payload, sign(payload, keys[0]!)]).toString('base64url');
}

/** @returns undefined for a token that was not signed by one of the keys */
export function readShareToken(token: string, keys: readonly string[]): SharedPoints | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const [payload, signature] = [bytes.subarray(0, PAYLOAD_LENGTH), bytes.subarray(PAYLOAD_LENGTH)];
  // Several strings decode to the same bytes; only the one that we create is accepted.
  const isCanonical = bytes.toString('base64url') === token;
  if (!isCanonical || signature.length !== SIGNATURE_LENGTH || payload[0] !== VERSION) return undefined;
  if (!keys.some((key) => timingSafeEqual(sign(payload, key), signature))) return undefined;
  const [total, ...kootas] = Array.from({ length: 1 + KOOTA_KEYS.length }, (_, index) => ({
    lowest: payload[1 + 2 * index]! / 2,
    highest: payload[2 + 2 * index]! / 2,
  }));
  return { total: total!, kootas };
}

const sign = (payload: Buffer, key: string): Buffer =>
  createHmac('sha256', key).update(PURPOSE).update(payload).digest().subarray(0, SIGNATURE_LENGTH);
