import type { Command as Program } from 'commander';
import type { ChangeOptions } from './change.ts';
import type { CommandContext, CommandResult } from './command.ts';
import { REASON_HELP } from './reason.ts';

/** Runs a command and sets the exit status. */
export type RunCommand = (
  execute: (context: CommandContext) => Promise<CommandResult | undefined>,
  options: { json?: boolean; color: boolean },
) => Promise<void>;

export type CommandSpec<Options extends object> = {
  description: string;
  /** command lines without the name of the program */
  examples: string[];
  /** adds the options of this command alone */
  addOptions?: (command: Program) => Program;
  /** @returns undefined when the command has printed its data itself */
  run: (
    context: CommandContext,
    args: string[],
    options: Options,
  ) => Promise<CommandResult | undefined> | CommandResult;
};

/**
 * Adds a command. Every command has --json and --no-color.
 * @param usage name and arguments, such as "show <id>"
 */
export function addCommand<Options extends object>(
  noun: Program,
  usage: string,
  runCommand: RunCommand,
  { description, examples, addOptions = (command) => command, run }: CommandSpec<Options>,
): void {
  const command = noun.command(usage).description(description);
  addOptions(command)
    .option('--json', 'print one JSON value')
    .option('--no-color', 'print no colours')
    .addHelpText('after', `\nExamples:\n${examples.map((example) => `  lagna ${example}`).join('\n')}`)
    .action(async () => {
      const options = command.opts<Options & { json?: boolean; color: boolean }>();
      await runCommand(async (context) => run(context, getArguments(command), options), options);
    });
}

/** Adds a command that changes something: it also has --reason, --dry-run and --yes. */
export const addChangeCommand = <Options extends ChangeOptions>(
  noun: Program,
  usage: string,
  runCommand: RunCommand,
  { addOptions = (command) => command, ...spec }: CommandSpec<Options>,
): void =>
  addCommand(noun, usage, runCommand, {
    ...spec,
    addOptions: (command) =>
      addOptions(command)
        .requiredOption('--reason <text>', REASON_HELP)
        .option('--dry-run', 'print what the command would do, and change nothing')
        .option('--yes', 'do not ask for confirmation of what cannot be undone, for scripts'),
  });

/** Arguments as strings. A variadic argument is an array in commander. */
const getArguments = (command: Program): string[] =>
  command.processedArgs.flat().filter((argument) => argument !== undefined) as string[];
