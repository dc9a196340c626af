import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#src/platform/database.ts';
import { runCli } from '#src/support/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { describeDmarc, describeSpf } from './mail-checks.ts';

let app: TestApp;
let smtpServer: TestSmtpServer;
let folder: string;
beforeAll(async () => {
  [app, smtpServer, folder] = await Promise.all([
    startApp({ role: 'web' }),
    startSmtpServer(),
    fs.mkdtemp(path.join(os.tmpdir(), 'doctor-')),
  ]);
});
afterAll(async () => {
  await Promise.all([app.close(), smtpServer.close(), fs.rm(folder, { recursive: true })]);
});

type Findings = { check: string; level: string; text: string }[];

async function runDoctor(env: Record<string, string> = {}): Promise<{ code: number; findings: Findings }> {
  const settings = { VAR_DIR: folder, SMTP_URL: smtpServer.url, PORT: new URL(app.url).port, ...env };
  const database = { url: app.databaseUrl, ownerUrl: app.ownerUrl, env: settings };
  const { code, stdout } = await runCli(database, 'doctor', '--json');
  return { code, findings: (JSON.parse(stdout) as { findings: Findings }).findings };
}

describe('doctor', () => {
  it('a working installation has no error', async () => {
    const { code, findings } = await runDoctor();
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(code).toBe(0);
    const texts = findings.map(({ text }) => text).join('\n');
    expect(texts).toMatch(/PostgreSQL \d+/);
    expect(texts).toMatch(/(\d+) of \1 migrations applied/);
    expect(texts).toContain('may only append to the ledger');
    expect(texts).toMatch(/gateway reachable in \d+ ms, sandbox/);
    expect(texts).toMatch(/Chromium [\d.]+ starts/);
    expect(texts).toContain('accepts our login');
  });

  it('a missing migration, a gateway and a mail server that do not answer are errors', async () => {
    const owner = connect(app.ownerUrl, { max: 1 });
    const [migration] = await owner('knex_migrations').orderBy('id', 'desc').limit(1);
    await owner('knex_migrations').where({ id: migration.id }).delete();
    const { code, findings } = await runDoctor({ PORT: '1', SMTP_URL: 'smtp://127.0.0.1:1' });
    await owner('knex_migrations').insert(migration);
    await owner.destroy();
    expect(code).toBe(1);
    const errors = findings.filter(({ level }) => level === 'error').map(({ check }) => check);
    expect(errors).toEqual(['database', 'gateway', 'mail server']);
    expect(findings.map(({ text }) => text).join('\n')).toContain(`the first is ${migration.name}`);
  });

  it('a role that may change events is an error', async () => {
    const database = { url: app.ownerUrl, ownerUrl: app.ownerUrl, env: { VAR_DIR: folder } };
    const { stdout } = await runCli(database, 'doctor');
    expect(stdout).toContain('✗ the role of the application may change events');
  });

  it('every error of the configuration is listed', async () => {
    const { code, findings } = await runDoctor({ NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(findings.every(({ check }) => check === 'configuration')).toBe(true);
    expect(findings.map(({ text }) => text).join('\n')).toContain('RAZORPAY_KEY_ID is missing');
  });
});

describe('DNS records of the sender', () => {
  it('one SPF record that ends with -all or ~all is right', () => {
    expect(describeSpf('a.in', ['v=spf1 include:smtp.in -all', 'other']).level).toBe('ok');
    expect(describeSpf('a.in', ['v=spf1 include:smtp.in ?all']).level).toBe('warning');
    expect(describeSpf('a.in', ['v=spf1 -all', 'v=spf1 ~all']).level).toBe('error');
    expect(describeSpf('a.in', []).level).toBe('error');
  });

  it('a missing DMARC policy is a warning', () => {
    expect(describeDmarc('a.in', ['v=DMARC1; p=reject']).level).toBe('ok');
    expect(describeDmarc('a.in', []).level).toBe('warning');
  });
});
