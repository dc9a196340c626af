/** The runbook names only what exists: commands, options and events. Its recipes are run by the tests beside this file. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runCli } from '#src/support/testing.ts';
import { listCommands, parseCommand, readRecipes, readRunbook } from './testing.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
const NO_DATABASE = { url: '', ownerUrl: '' };

const runbook = readRunbook();

describe('commands of the runbook', () => {
  it('every recipe has a test that runs its commands', () => {
    const tests = globSync('src/support/runbook/*.server.test.ts', { cwd: ROOT });
    const sources = tests.map((file) => readFileSync(ROOT + file, 'utf8')).join('\n');
    const titles = [...sources.matchAll(/describeRecipe\(\s*'([^']+)'/g)].map(([, title]) => title!);
    expect(titles.toSorted()).toEqual([...readRecipes().keys()].toSorted());
  });

  it.each(listCommands(runbook))('%s exists with its options', async (command) => {
    const values = new Proxy({}, { get: () => 'value' });
    const args = parseCommand(command, values);
    const options = args.filter((arg) => arg.startsWith('--'));
    const words = args.slice(0, options.length > 0 ? args.indexOf(options[0]!) : args.length);
    const { code, stdout } = await runCli(NO_DATABASE, ...words, '--help');
    expect(code).toBe(0);
    const name = words.filter((word) => word !== 'value').slice(0, 2);
    expect(stdout).toContain(`Usage: lagna ${name.join(' ')}`);
    for (const option of options) expect(stdout).toContain(option);
  });

  it('no other spelling of a command is used', () => {
    const withoutIntroduction = runbook.replace('in a checkout it is `npm run admin --`', '');
    expect(withoutIntroduction).not.toMatch(/npm run|make admin/);
  });
});

describe('events of the runbook', () => {
  const rows = runbook.split('\n').filter((line) => /^\| `[a-z_]+\.[a-z_]+`/.test(line));
  const ids = rows.flatMap((line) => [...line.split('|')[1]!.matchAll(/`([a-z_.]+)`/g)].map(([, id]) => id!));
  const files = globSync('{src,jobs}/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  const source = files.map((file) => readFileSync(ROOT + file, 'utf8')).join('\n');

  it('every event of the table is logged', () => {
    expect(ids.length).toBeGreaterThan(50);
    // The id of the outcome of a newsletter is put together from its status.
    const isLogged = (id: string) =>
      source.includes(`'${id}'`) || source.includes(`\`${id.split('.')[0]}.\${result.status}\``);
    expect(ids.filter((id) => !isLogged(id))).toEqual([]);
  });

  it('every link leads to a section', () => {
    const anchors = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
    const targets = [...runbook.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target!);
    expect(targets.filter((target) => !anchors.includes(target))).toEqual([]);
  });
});

it('the last lines that the tables of the recipes quote are printed by order show', () => {
  const descriptions = readFileSync(`${ROOT}src/support/order/event-descriptions.ts`, 'utf8');
  const quotes = [...runbook.matchAll(/^\| “([^”]+)”/gm)].map(([, quote]) => quote!);
  expect(quotes.length).toBeGreaterThan(10);
  const isPrinted = (quote: string) => quote.split('…').every((part) => descriptions.includes(part));
  expect(quotes.filter((quote) => !isPrinted(quote))).toEqual([]);
});

it('the runbook contains no SQL except the creation and the settings of roles', () => {
  const blocks = [...runbook.matchAll(/^```(\w*)\n(.*?)^```/gms)].map(([, , content]) => content!);
  const spans = [...runbook.replace(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
  const statements = [...blocks.flatMap((block) => block.split(';')), ...spans].filter((text) =>
    /^\s*(select|insert|update|delete|create|alter|drop|truncate|grant|revoke|with|begin|do)\s/i.test(text),
  );
  expect(statements.map((text) => text.trim().split(' ').slice(0, 2).join(' '))).toEqual([
    ...Array<string>(3).fill('create role'),
    ...Array<string>(4).fill('alter role'),
  ]);
});
