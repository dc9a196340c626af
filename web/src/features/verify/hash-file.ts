/** Hashes a file in the browser. Only the hash is sent to the server. */

/** Ten times the largest report; a larger file is not read. */
const MAX_BYTES = 20_000_000;

export class UnreadableFileError extends Error {}

/** SHA-256 in lower-case hex. @throws UnreadableFileError with a text to show */
export async function hashFile(file: File): Promise<string> {
  if (!globalThis.isSecureContext)
    throw new UnreadableFileError(
      'This browser does not read files at an address without https. Type the number instead.',
    );
  if (file.size > MAX_BYTES)
    throw new UnreadableFileError('This file is far larger than any report of ours, which stay below 2 MB.');
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes)
    throw new UnreadableFileError(
      'Your device would not let us read this file. Save it first, then try again.',
    );
  if (!isPdf(bytes))
    throw new UnreadableFileError('This is not a PDF. Choose the file that came with our e-mail.');
  return toHex(await crypto.subtle.digest('SHA-256', bytes));
}

const isPdf = (bytes: ArrayBuffer): boolean =>
  new TextDecoder('latin1').decode(bytes.slice(0, 5)) === '%PDF-';

const toHex = (digest: ArrayBuffer): string =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
