import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from './run-script.ts';
import { runSteps, type Step } from './run-steps.ts';

let root: string;
let out: string;
let lines: string[];
let runs: string[];

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'steps-'));
  out = path.join(root, 'build');
  [lines, runs] = [[], []];
  await write('package.json', '{}');
  await write('page.ts', 'export const page = 1;');
  await write('style.css', 'a {}');
});
afterEach(() => fs.rm(root, { recursive: true }));

const write = (name: string, text: string) => fs.writeFile(path.join(root, name), text);
const build = (...steps: Step[]) => runSteps(steps, { root, out, print: (line) => lines.push(line) });

/** A step that writes `text` to the output of its name. */
const step = (name: string, overrides: Partial<Step> = {}, text = () => 'same'): Step => ({
  name,
  outputs: [name],
  run: async () => {
    runs.push(name);
    await fs.writeFile(path.join(out, name), text());
  },
  ...overrides,
});

const failStep = async () => {
  throw new Error('out of paper\nsecond line');
};

describe('a build', () => {
  it('prints which step runs and how many there are', async () => {
    await build(step('fonts'), step('site'));
    expect(lines).toEqual(['  building: fonts (1 of 2)', '  building: site (2 of 2)']);
  });

  it('skips a step whose inputs did not change', async () => {
    const steps = [step('site', { modules: ['page.ts'] }), step('print', { files: ['style.css'] })];
    await build(...steps);
    await build(...steps);
    expect(runs).toEqual(['site', 'print']);
    await write('style.css', 'b {}');
    await build(...steps);
    expect(runs).toEqual(['site', 'print', 'print']);
  });

  it('runs a step again when its output is missing', async () => {
    await build(step('site'));
    await fs.rm(path.join(out, 'site'));
    await build(step('site'));
    expect(runs).toEqual(['site', 'site']);
  });

  it('runs a step that reads an output again only when that output changed', async () => {
    let text = 'first';
    const steps = () => [
      step('bundle', { files: ['style.css'] }, () => text),
      step('samples', { earlierOutputs: ['bundle'] }),
    ];
    await build(...steps());
    await write('style.css', 'b {}');
    await build(...steps());
    expect(runs).toEqual(['bundle', 'samples', 'bundle']);
    await write('style.css', 'c {}');
    text = 'second';
    await build(...steps());
    expect(runs).toEqual(['bundle', 'samples', 'bundle', 'bundle', 'samples']);
  });
});

describe('a step that fails', () => {
  it('ends the build with the error, the path of the whole output and how to continue', async () => {
    const failure = build(step('site', { run: failStep }), step('print'));
    await expect(failure).rejects.toThrow(
      /^Building the site failed: out of paper\n.*site\.log.*node scripts\/build\.ts/,
    );
    expect(runs).toEqual([]);
    expect(await fs.readFile(path.join(out, 'log', 'site.log'), 'utf8')).toContain('second line');
  });

  it('runs again in the next build', async () => {
    await expect(build(step('site', { run: failStep }))).rejects.toThrow();
    await build(step('site'));
    expect(runs).toEqual(['site']);
  });

  it('does not stop the build when the site starts without it, and runs again in the next one', async () => {
    const formatFailure = (reason: string) => `No cards (${reason}).`;
    await build(step('cards', { run: failStep, formatFailure }), step('print'));
    expect(runs).toEqual(['print']);
    expect(lines).toContain('No cards (out of paper).');
    await build(step('cards', { formatFailure }), step('print'));
    expect(runs).toEqual(['print', 'cards']);
  });

  it('keeps the output of its script and quotes the line that names the error', async () => {
    await write('draw.mjs', `console.log('drawing'); throw new TypeError('no ink');`);
    const run: Step['run'] = ({ file }) => runScript(['draw.mjs'], { root, log: file });
    await expect(build(step('cards', { run }))).rejects.toThrow('Building the cards failed: no ink\n');
    const log = await fs.readFile(path.join(out, 'log', 'cards.log'), 'utf8');
    expect(log).toMatch(/drawing[^]*TypeError: no ink[^]* at /);
  });
});
