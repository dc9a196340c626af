import { hashSha256Bytes } from '#src/platform/crypto.ts';

/** The SHA-256 that is stored in place of a session id, a token or the token of a link. */
export const hashToken = (text: string): Buffer => hashSha256Bytes(text);
