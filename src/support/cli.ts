/**
 * The CLI of support and operators: `lagna <noun> <verb>`. Data goes to stdout, messages to stderr. Exit status: 0 success,
 * 1 failure, or something wrong was found, 2 wrong usage, 130 after Ctrl+C.
 */
import path from 'node:path';
import { CommanderError, createCommand } from 'commander';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { addBackupCommands } from './backup/commands.ts';
import { addCatalogueCommands } from './catalogue/commands.ts';
import { addChartCommands } from './chart/commands.ts';
import type { Environment } from './command.ts';
import { addDoctorCommand } from './doctor/commands.ts';
import { addSupportCommands } from './events/commands.ts';
import { addFindCommand } from './find/commands.ts';
import { addJobCommands } from './job/commands.ts';
import { addLedgerCommands } from './ledger/commands.ts';
import { addProjectionCommands } from './projection/commands.ts';
import { addMemberCommands } from './member/commands.ts';
import { addNewsletterCommands } from './newsletter/commands.ts';
import { addOperationsCommands } from './operations/commands.ts';
import { addOrderCommands } from './order/commands.ts';
import { addPaymentCommands } from './payment/commands.ts';
import { addReportCommands } from './report/commands.ts';
import { addWebhookCommands } from './webhook/commands.ts';
import { executeCommand } from './execute-command.ts';
import { readRelease } from './release.ts';
import type { RunCommand } from './register-command.ts';
import type { TerminalStreams } from './terminal/terminal.ts';

type CliOptions = { environment: Environment; streams: TerminalStreams; folder: string };

/** @returns the exit status */
export async function runCli(args: string[], { environment, streams, folder }: CliOptions): Promise<number> {
  let status = 0;
  const program = createCommand('lagna')
    .description('Lagna: commands for support and operators')
    .version(readRelease(), '-V, --version', 'print the release')
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    })
    .exitOverride();
  const runCommand: RunCommand = async (execute, options) => {
    status = await executeCommand(execute, { ...options, environment, streams, folder });
  };
  const setExitStatus = (code: number) => {
    status = code;
  };
  addFindCommand(program, runCommand);
  addOrderCommands(program, runCommand);
  addPaymentCommands(program, runCommand);
  addReportCommands(program, runCommand);
  addWebhookCommands(program, runCommand);
  addJobCommands(program, runCommand);
  addOperationsCommands(program, runCommand);
  addSupportCommands(program, runCommand);
  addLedgerCommands(program, runCommand);
  addProjectionCommands(program, runCommand);
  addBackupCommands(program, runCommand);
  addCatalogueCommands(program, runCommand);
  addMemberCommands(program, runCommand);
  addNewsletterCommands(program, runCommand);
  addDoctorCommand(program, runCommand);
  addChartCommands(program, setExitStatus);
  try {
    await program.parseAsync(args, { from: 'user' });
    return status;
  } catch (error) {
    // Commander has printed its own message. Its exit status is 0 after --help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Relative paths of the configuration, such as VAR_DIR, start at the folder of the project, wherever the command is called. */
export async function main(): Promise<void> {
  const folder = process.cwd();
  process.chdir(ROOT);
  loadEnvFile();
  const { stdin, stdout, stderr } = process;
  process.exitCode = await runCli(process.argv.slice(2), {
    environment: process.env,
    streams: { stdin, stdout, stderr },
    folder,
  });
}

if (import.meta.main) await main();
