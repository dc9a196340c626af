/** Reads the recipes of docs/runbook.md, and runs their commands as support does: in a terminal. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runCliInTerminal, type CliDatabase, type CliResult } from '#src/support/testing.ts';

const RUNBOOK = new URL('../../../docs/runbook.md', import.meta.url);

export const readRunbook = (): string => readFileSync(RUNBOOK, 'utf8');

/** @returns the commands of a text: the code spans that begin with "lagna", each once */
export const listCommands = (text: string): string[] => [
  ...new Set([...text.matchAll(/`(lagna [^`]+)`/g)].map(([, command]) => command!)),
];

/** @returns text by title of the sections below "## Recipes" */
export function readRecipes(): Map<string, string> {
  const [, recipes] = /^## Recipes$(.*?)^## /ms.exec(readRunbook())!;
  const sections = recipes!.split(/^### /m).slice(1);
  return new Map(sections.map((section) => [section.split('\n')[0]!, section]));
}

/**
 * Runs a command that the recipe contains. `values` replace its placeholders: `{ id }` replaces `<id>`. `answer` is what
 * support types when the command asks.
 */
export type RunStep = (
  command: string,
  values?: Record<string, string>,
  options?: { answer?: string },
) => Promise<CliResult>;

/** Defines the tests of a recipe. The last test fails when the recipe contains a command that none of them has run. */
export function describeRecipe(
  title: string,
  getDatabase: () => CliDatabase,
  defineTests: (run: RunStep) => void,
): void {
  const commands = listCommands(readRecipes().get(title) ?? '');
  const remaining = new Set(commands);
  describe(`the recipe “${title}”`, () => {
    defineTests(async (command, values = {}, { answer = '' } = {}) => {
      expect(commands, 'the commands of the recipe').toContain(command);
      remaining.delete(command);
      return runCliInTerminal(getDatabase(), { columns: 200, answer }, ...parseCommand(command, values));
    });

    it('contains no command that was not run', () => {
      expect([...remaining]).toEqual([]);
    });
  });
}

const REASON = 'test of the runbook';

/** @returns the arguments after "lagna", as a shell splits them; without a redirection, which the shell handles */
export function parseCommand(command: string, values: Record<string, string>): string[] {
  const [, ...words] = command.replace(/ > .*$/, '').match(/"[^"]*"|\S+/g)!;
  return words.map((word) => {
    if (word === '"…"') return REASON;
    const [, placeholder] = /^<(.+)>$/.exec(word) ?? [];
    if (placeholder === undefined) return word.replaceAll('"', '');
    const value = values[placeholder];
    if (value === undefined) throw new Error(`No value for <${placeholder}> of “${command}”.`);
    return value;
  });
}
