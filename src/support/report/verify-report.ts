import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FOLDER } from '#src/compose.ts';
import { hashSamples } from '#src/catalogue/sample-hashes.ts';
import { findFileOwner, type FileOwner } from '#src/orders/verification/find-document.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import { CommandError, type CommandContext, type CommandResult } from '#src/support/command.ts';

/** Finds the order of a PDF by its hash. Exit status 1 when it is not a file of ours, or was changed. */
export async function verifyReport(context: CommandContext, file: string): Promise<CommandResult> {
  const sha256 = hashSha256(await readPdf(context.resolveFile(file)));
  const owner = await findFileOwner(await context.openDatabase(), sha256);
  if (owner) return { json: { sha256, isOurs: true, ...owner }, lines: describeOwner(owner) };
  const sample = (await hashSamples(path.join(BUILD_FOLDER, 'samples'))).get(sha256);
  if (sample)
    return {
      json: { sha256, isOurs: true, sample },
      lines: [`The sample of ${sample} that this version of the site shows. It belongs to no order.`],
    };
  return {
    json: { sha256, isOurs: false },
    lines: [
      'Not a report of ours, or changed after it was printed.',
      `SHA-256 ${sha256}`,
      'The code on its last page finds the order: lagna find <code>',
    ],
    succeeded: false,
  };
}

async function readPdf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new CommandError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const STATE_TEXTS: Record<FileOwner['state'], string> = {
  current: 'the current edition',
  superseded: 'an earlier edition, replaced since',
  reprinted: 'a file that was lost and printed again with other bytes; this one stays valid',
};

const describeOwner = ({ orderId, reportKey, edition, state }: FileOwner): string[] => [
  `${orderId}  ${reportKey}, edition ${edition}: ${STATE_TEXTS[state]}.`,
  `Next: lagna order show ${orderId}`,
];
