/** The commands `lagna backup …`. */
import type { Command as Program } from 'commander';
import { addCommand, type RunCommand } from '#src/support/register-command.ts';
import type { CreateOptions } from './create-backup.ts';

export function addBackupCommands(program: Program, runCommand: RunCommand): void {
  const backup = program.command('backup').description('back up database and files, and restore them');
  addCommand<CreateOptions>(backup, 'create', runCommand, {
    description:
      'write a backup of the database, the report files and the seal copies while the site runs; exits with 1 when a report file is altered or missing',
    examples: ['backup create --to /backups', 'backup create --to /backups --keep 14 --json'],
    addOptions: (command) =>
      command
        .requiredOption('--to <folder>', 'the folder of all backups; they share its report files')
        .option('--keep <count>', 'keep only the newest <count> backups'),
    run: async (context, _arguments, options) =>
      (await import('./create-backup.ts')).createBackup(context, options),
  });
  addCommand(backup, 'verify <folder>', runCommand, {
    description: 'read every file of one backup and compare its SHA-256, without a database',
    examples: ['backup verify /backups/2026-11-29T21-30-00.000Z'],
    run: async (context, [folder]) => (await import('./verify-backup.ts')).verifyBackup(context, folder!),
  });
  addCommand(backup, 'restore <folder>', runCommand, {
    description: 'restore one backup into an empty database and VAR_DIR, then verify ledger and projections',
    examples: ['backup restore /backups/2026-11-29T21-30-00.000Z'],
    run: async (context, [folder]) => (await import('./restore-backup.ts')).restoreBackup(context, folder!),
  });
}
