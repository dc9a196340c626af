import { open, rm, type FileHandle } from 'node:fs/promises';
import type { MemberRow } from '#src/accounts/members.ts';
import { exportMember, isMissingReport } from '#src/privacy/export.ts';
import { zipEntries, type ZipEntry } from '#src/privacy/zip.ts';
import { openConfiguredStore } from '#src/support/backup/places.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { CommandError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { appendSupportEvents, getMemberStream } from '#src/support/support-events.ts';
import { loadMember } from './find-member.ts';

/** Writes the archive that the member can download on the site. The file is readable for its owner only. */
export const exportMemberToFile = (
  context: CommandContext,
  emailOrId: string,
  options: ChangeOptions & { to: string },
): Promise<CommandResult> =>
  runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    const member = await loadMember(db, emailOrId);
    const file = context.resolveFile(options.to);
    return {
      plan: [`Would write all data of ${member.email} to ${file}.`],
      async apply() {
        const handle = await createFile(file);
        try {
          // Recorded before any data leaves: no export is unrecorded.
          await db.transaction(async (trx) => {
            await trx('members').where({ id: member.id }).forUpdate().first('id');
            const event = { type: 'MemberExportedBySupport', data: {} } as const;
            await appendSupportEvents(trx, getMemberStream(member.id), [event], meta);
          });
          const { bytes, missingReports } = await writeArchive(context, member, handle);
          return {
            json: { member: member.id, file, bytes, missingReports },
            lines: [
              `${file} written: ${Math.ceil(bytes / 1024)} kB. Delete it when it was sent.`,
              ...missingReports.map((name) => `Not in the store: ${name}`),
            ],
          };
        } catch (error) {
          await rm(file, { force: true });
          throw error;
        } finally {
          await handle.close();
        }
      },
    };
  });

/** @throws CommandError when the file exists or cannot be created */
async function createFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === 'EEXIST' ? `${file} exists already.` : `${file} cannot be written (${code}).`,
    );
  }
}

type Archive = { bytes: number; missingReports: string[] };

async function writeArchive(
  context: CommandContext,
  member: MemberRow,
  handle: FileHandle,
): Promise<Archive> {
  const archive: Archive = { bytes: 0, missingReports: [] };
  const deps = { db: await context.openDatabase(), store: openConfiguredStore(context.environment) };
  const listEntries = async function* (): AsyncGenerator<ZipEntry> {
    for await (const entry of exportMember(deps, member)) {
      if (isMissingReport(entry)) archive.missingReports.push(entry.name);
      yield entry;
    }
  };
  for await (const chunk of zipEntries(listEntries())) {
    await handle.write(chunk);
    archive.bytes += chunk.length;
  }
  return archive;
}
