/** Help and suggestions of every command. No command needs a database for it. */
import fs from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runCli } from './testing.ts';

const NO_DATABASE = { url: '', ownerUrl: '' };
const ROOT = new URL('../../', import.meta.url).pathname;
const run = (...args: string[]) => runCli(NO_DATABASE, ...args);

/** The names below "Commands:" of a help text. */
const listNames = (help: string): string[] =>
  [...(help.split('\nCommands:\n')[1] ?? '').matchAll(/^ {2}([a-z][a-z-]*) /gm)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'help');

async function listCommands(): Promise<string[][]> {
  const nouns = listNames((await run('--help')).stdout);
  const commands: string[][] = [];
  for (const noun of nouns) {
    const verbs = listNames((await run(noun, '--help')).stdout);
    commands.push(...(verbs.length > 0 ? verbs.map((verb) => [noun, verb]) : [[noun]]));
  }
  return commands;
}

test('every command has examples, --json and --no-color', async () => {
  const commands = await listCommands();
  expect(commands.length).toBeGreaterThan(45);
  for (const command of commands) {
    const { code, stdout } = await run(...command, '--help');
    expect([code, command]).toEqual([0, command]);
    expect(stdout).toContain(`\nExamples:\n  lagna ${command.join(' ')}`);
    expect(stdout).toContain('--json');
    expect(stdout).toContain('--no-color');
  }
});

test('every command with --reason has --dry-run and --yes', async () => {
  const helps = await Promise.all(
    (await listCommands()).map(async (command) => (await run(...command, '--help')).stdout),
  );
  const helpsOfChanges = helps.filter((help) => help.includes('--reason'));
  expect(helpsOfChanges.length).toBeGreaterThan(15);
  for (const help of helpsOfChanges) expect(help).toMatch(/--dry-run[^]*--yes/);
});

test.each([
  [['ordr', 'show'], 'order'],
  [['order', 'explian', 'LG-1'], 'explain'],
  [['order', 'list', '--statsu', 'paid'], '--status'],
  [['finde', 'asha'], 'find'],
])('%j exits with 2 and suggests %s', async (args, suggestion) => {
  const { code, stderr } = await run(...args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`Did you mean ${suggestion}?`)]);
});

test('--version prints the release of package.json', async () => {
  const { version } = JSON.parse(await fs.readFile(`${ROOT}package.json`, 'utf8'));
  expect(await run('--version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});
