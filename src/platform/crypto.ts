import { createHash, type BinaryLike } from 'node:crypto';

export const hashSha256 = (content: BinaryLike, encoding: 'hex' | 'base64' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(content).digest(encoding);

export const hashSha256Bytes = (content: BinaryLike): Buffer => createHash('sha256').update(content).digest();
