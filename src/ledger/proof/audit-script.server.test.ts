/** Runs the script of docs/audit.md as an auditor would: as a separate process, on files. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportEvents } from '#src/ledger/export/export-events.ts';
import { toNdjson } from '#src/ledger/export/export-formats.ts';
import { sealLedger } from '#src/ledger/seals/seal-ledger.ts';
import { findLastSeal } from '#src/ledger/seals/seal.ts';
import { startTamperableLedger } from '#src/ledger/verify/testing.ts';
import { createProof } from './create-proof.ts';
import type { LedgerProof } from './proof.ts';

const ledger = startTamperableLedger();
const document = fs.readFileSync(new URL('../../../docs/audit.md', import.meta.url), 'utf8');
const script = /```js\n(.+?)```/s.exec(document)![1]!;
let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-'));
  fs.writeFileSync(path.join(folder, 'audit.mjs'), script);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function runScript(mode: string, content: string, ...rest: string[]) {
  fs.writeFileSync(path.join(folder, 'input'), content);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['audit.mjs', mode, 'input', ...rest], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const verifyProof = (proof: LedgerProof, hash: string) => runScript('proof', JSON.stringify(proof), hash);

async function readExport(from = 1): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of toNdjson(exportEvents(ledger.db, { from }))) lines.push(line);
  return lines;
}

it('the script has at most 100 lines and needs only node:crypto and node:fs', () => {
  expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  expect([...script.matchAll(/from '(.+)'/g)].map(([, name]) => name)).toEqual(['node:crypto', 'node:fs']);
});

describe('a proof', () => {
  it('is right for every event of a seal, against that seal', async () => {
    await ledger.createSealedLedger();
    for (let position = 1; position <= 11; position += 1) {
      const proof = await createProof(ledger.db, position);
      expect(verifyProof(proof, proof.seal.hash), `position ${position}`).toMatchObject({ status: 0 });
    }
  });

  it('is right against a later seal, and names event and seals', async () => {
    await ledger.createSealedLedger();
    await ledger.append('s-b', 1);
    await sealLedger(ledger.db);
    const proof = await createProof(ledger.db, 5, 3);
    const { status, output } = verifyProof(proof, (await findLastSeal(ledger.db))!.hash);
    expect({ status, output }).toEqual({
      status: 0,
      output: expect.stringMatching(/^OK: event 2 of s-b is in seal 1 of 2.+Z; trusted seal: 3\n$/),
    });
  });

  const changes: Record<string, (proof: LedgerProof) => void> = {
    'another text': ({ event }) => (event.text = event.text.replace('"number":2', '"number":3')),
    'another version': ({ event }) => (event.version = 3),
    'another leaf index': (proof) => (proof.leafIndex += 1),
    'a shorter path': ({ auditPath }) => auditPath.pop(),
    'another sibling': ({ auditPath }) => (auditPath[0] = 'ab'.repeat(32)),
    'another seal text': ({ seal }) => (seal.text = seal.text.replace('"number":1', '"number":2')),
    'no later seal': ({ laterSeals }) => laterSeals.pop(),
    'a changed later seal': ({ laterSeals }) => (laterSeals[0]!.text += ' '),
  };
  for (const [name, change] of Object.entries(changes))
    it(`with ${name} is wrong`, async () => {
      await ledger.createSealedLedger();
      const proof = await createProof(ledger.db, 5, 2);
      const trustedHash = proof.laterSeals[0]!.hash;
      const original = JSON.stringify(proof);
      change(proof);
      expect(JSON.stringify(proof)).not.toBe(original);
      expect(verifyProof(proof, trustedHash)).toMatchObject({
        status: 1,
        output: expect.stringMatching(/^WRONG: /),
      });
    });
});

describe('an export', () => {
  it('is right as a whole and in part', async () => {
    await ledger.createSealedLedger();
    expect(runScript('export', (await readExport()).join(''))).toEqual({
      status: 0,
      output: 'OK: 11 events in 3 streams; 0 streams begin before the export\n',
    });
    expect(runScript('export', (await readExport(5)).join(''))).toMatchObject({ status: 0 });
  });

  const changes: Record<string, (lines: string[]) => string[]> = {
    'a changed text': (lines) => lines.map((line) => line.replace('\\"number\\":2', '\\"number\\":9')),
    'a changed column': (lines) => lines.map((line) => line.replace('"type":"Counted"', '"type":"Other"')),
    'a removed event': (lines) => lines.toSpliced(3, 1),
    'exchanged events': (lines) => [lines[1]!, lines[0]!, ...lines.slice(2)],
    'a repeated event': (lines) => [lines[0]!, ...lines],
  };
  for (const [name, change] of Object.entries(changes))
    it(`with ${name} is wrong`, async () => {
      await ledger.createSealedLedger();
      expect(runScript('export', change(await readExport()).join('')).status).toBe(1);
    });
});
