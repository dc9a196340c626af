/** Reads the folder in which e-mails are kept while no mail server is configured (createOutboxMailer in platform/mailer.ts). */
import fs from 'node:fs/promises';
import path from 'node:path';
import { listNames } from '#src/platform/files.ts';
import PostalMime, { type Address, type Email } from 'postal-mime';

export type OutboxEntry = { name: string; writtenAt: Date; bytes: number; to: string; subject: string };

/** Enough for the headers of an e-mail. Its attachment, a report of 600 kB, is not read for the list. */
const HEADER_BYTES = 16_384;

/** Newest first. Empty if nothing was written yet. */
export async function listOutbox(folder: string): Promise<OutboxEntry[]> {
  const names = (await listNames(folder)).filter(isEmailName);
  const entries = await Promise.all(names.map((name) => readEntry(folder, name)));
  return entries.toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime());
}

/** @returns undefined if there is no such e-mail */
export async function readOutboxFile(folder: string, name: string): Promise<Buffer | undefined> {
  if (!isEmailName(name)) return undefined;
  return fs.readFile(path.join(folder, name)).catch(() => undefined);
}

export const parseEmail = (source: Buffer): Promise<Email> => PostalMime.parse(source);

export const formatRecipients = (addresses: readonly Address[] | undefined): string =>
  (addresses ?? []).map(({ address }) => address ?? '').join(', ');

/** A file of the folder itself, never a path. */
const isEmailName = (name: string): boolean => name.endsWith('.eml') && path.basename(name) === name;

async function readEntry(folder: string, name: string): Promise<OutboxEntry> {
  const file = await fs.open(path.join(folder, name));
  try {
    const { mtime, size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const { to, subject } = await parseEmail(buffer.subarray(0, bytesRead));
    return {
      name,
      writtenAt: mtime,
      bytes: size,
      to: formatRecipients(to),
      subject: subject ?? '(no subject)',
    };
  } finally {
    await file.close();
  }
}
