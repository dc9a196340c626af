/** Looks at a file where it is. Nothing of it is sent but, later, the 64 digits that come out here. */

/** Ours are below two megabytes; a phone should not have to read a film. */
const MOST_BYTES = 20_000_000;

export class NotReadable extends Error {}

/** SHA-256 in lower-case hex. @throws NotReadable with a sentence for whoever chose the file */
export async function hashOf(file: File): Promise<string> {
  if (!globalThis.isSecureContext)
    throw new NotReadable(
      'This browser does not read files at an address without https. Type the number instead.',
    );
  if (file.size > MOST_BYTES)
    throw new NotReadable('This file is far larger than any report of ours, which stay below 2 MB.');
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes)
    throw new NotReadable('Your device would not let us read this file. Save it first, then try again.');
  if (!isPdf(bytes)) throw new NotReadable('This is no PDF. Choose the file that came with our mail.');
  return hex(await crypto.subtle.digest('SHA-256', bytes));
}

const isPdf = (bytes: ArrayBuffer): boolean =>
  new TextDecoder('latin1').decode(bytes.slice(0, 5)) === '%PDF-';

const hex = (digest: ArrayBuffer): string =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
