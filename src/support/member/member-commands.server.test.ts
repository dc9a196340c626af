import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStream } from '#src/ledger/read.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import { placePaidOrder, startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

const REASON = ['--reason', 'request by post'];

let setup: AppWithBuyers;
let folder: string;
let orderId: string;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  folder = await mkdtemp(path.join(os.tmpdir(), 'lagna-member-'));
  ({ orderId } = await placePaidOrder(setup, 'Asha'));
}, 120_000);
afterAll(async () => {
  await setup.close();
  await rm(folder, { recursive: true, force: true });
});

const getDatabase = () => {
  const { databaseUrl, ownerUrl, varDir, url } = setup.app;
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', VAR_DIR: varDir, PORT: new URL(url).port };
  return { url: databaseUrl, ownerUrl, env };
};
const runMember = (...args: string[]) => runCli(getDatabase(), 'member', ...args);
const readLastEvent = async (memberId: string) =>
  (await readStream(setup.app.db, `member-${memberId}`)).at(-1);

describe('member show', () => {
  it('member show finds a member by e-mail and by id, with sessions, newsletter and orders', async () => {
    const { id, email } = setup.asha.member;
    for (const key of [email.toUpperCase(), id]) {
      const { code, stdout } = await runMember('show', key);
      expect(code).toBe(0);
      expect(stdout).toMatch(new RegExp(`^Member +.* <${email}>$`, 'm'));
      expect(stdout).toMatch(/^Sessions +2 open, last use /m);
      expect(stdout).toMatch(/^Newsletter +not subscribed$/m);
      expect(stdout).toMatch(new RegExp(`^${orderId} .* janam-kundli +₹\\d+ +paid, report queued$`, 'm'));
    }
  });

  it('member show --json prints one object', async () => {
    const { stdout } = await runMember('show', setup.asha.member.id, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      sessions: 2,
      orders: [{ id: orderId }],
      hasMoreOrders: false,
    });
  });

  it('a scheduled deletion and a bounced address are shown', async () => {
    const at = new Date('2026-11-29T03:00:00Z');
    const members = setup.app.db('members').where({ id: setup.ravi.member.id });
    await members.clone().update({ deletion_scheduled_at: at, email_bounced_at: at });
    const { stdout } = await runMember('show', setup.ravi.member.id);
    expect(stdout).toMatch(/^Bounced +the last e-mail came back on 29 Nov 2026/m);
    expect(stdout).toMatch(/^Deletion +requested by the member, due 29 Nov 2026/m);
    await members.clone().update({ deletion_scheduled_at: null, email_bounced_at: null });
  });

  it('a hostile name does not steer the terminal, and orders fit its width', async () => {
    const members = setup.app.db('members').where({ id: setup.asha.member.id });
    const { name } = (await members.clone().first()) as { name: string };
    await members.clone().update({ name: 'आशा\u001b[2J\u202e राव' });
    for (const columns of [80, 120]) {
      const { stdout } = await runCliInTerminal(
        getDatabase(),
        { columns },
        'member',
        'show',
        setup.asha.member.id,
      );
      expect(stdout).toContain('आशा');
      expect(stdout).not.toMatch(/[\u001b\u202e]/);
      for (const line of stdout.split('\n').filter((text) => text.startsWith('LG-')))
        expect(stringWidth(line)).toBeLessThanOrEqual(columns);
    }
    await members.clone().update({ name });
  });

  it('an unknown member exits with 1, a missing argument with 2', async () => {
    expect(await runMember('show', 'nobody@example.in')).toMatchObject({
      code: 1,
      stderr: 'No member nobody@example.in found.\n',
    });
    expect((await runMember('show')).code).toBe(2);
  });
});

describe('member export', () => {
  it('member export writes the archive of the site for its owner only, and leaves an event', async () => {
    const { id, email } = setup.asha.member;
    const file = path.join(folder, 'asha.zip');
    const { code } = await runMember('export', email, '--to', file, ...REASON);
    expect(code).toBe(0);
    const entries = unzipSync(await readFile(file));
    expect(Object.keys(entries)).toEqual(
      expect.arrayContaining(['account.json', 'people.json', `orders/${orderId}.json`]),
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const event = await readLastEvent(id);
    expect(event).toMatchObject({
      type: 'MemberExportedBySupport',
      meta: { actor: 'support:asha', cause: 'request by post' },
    });
    expect(JSON.stringify(event)).not.toContain(email);
  });

  it('member export does not overwrite a file', async () => {
    const file = path.join(folder, 'kept.zip');
    await writeFile(file, 'kept');
    const { code, stderr } = await runMember('export', setup.asha.member.id, '--to', file, ...REASON);
    expect([code, stderr]).toEqual([1, expect.stringContaining('exists already')]);
    expect(await readFile(file, 'utf8')).toBe('kept');
  });
});

describe('member end-sessions', () => {
  it('member end-sessions logs the member out and leaves an event with their number', async () => {
    const { id } = setup.asha.member;
    await setup.asha.get('/api/account/deletion').expect(200);
    expect((await runMember('end-sessions', id, ...REASON, '--dry-run')).stdout).toContain(
      'Would end 2 open',
    );
    const { code, stdout } = await runMember('end-sessions', id, ...REASON);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^2 sessions of .* ended\.\n$/)]);
    await setup.asha.get('/api/account/deletion').expect(401);
    expect((await runMember('show', id)).stdout).toMatch(
      /^Support .* 2 sessions of member .* ended\. request by post {2}\[support:asha\]$/m,
    );
    expect(await readLastEvent(id)).toMatchObject({ type: 'SessionsEndedBySupport', data: { sessions: 2 } });
  });
});

describe('member erase', () => {
  it('member erase names the order that blocks it', async () => {
    const { code, stderr } = await runMember('erase', setup.asha.member.id, ...REASON, '--yes');
    expect(code).toBe(1);
    expect(stderr).toContain(`Order ${orderId} blocks it`);
    expect(await setup.app.db('members').where({ id: setup.asha.member.id })).toHaveLength(1);
  });

  it('member erase outside of a terminal requires --yes', async () => {
    expect((await runMember('erase', setup.ravi.member.id, ...REASON)).code).toBe(2);
  });

  it('another answer than the e-mail address changes nothing', async () => {
    const answer = 'yes';
    const args = ['member', 'erase', setup.ravi.member.id, ...REASON];
    const { code, stdout } = await runCliInTerminal(getDatabase(), { answer }, ...args);
    expect([code, stdout]).toEqual([1, 'Not confirmed. Nothing was changed.\n']);
  });

  it('member erase cancels unpaid orders, erases the account and leaves an event with the id only', async () => {
    const { id, email } = setup.ravi.member;
    const unpaidOrder = await setup.placeOrder(setup.ravi);
    const args = ['member', 'erase', email, ...REASON];
    const { code, stdout, stderr } = await runCliInTerminal(getDatabase(), { answer: email }, ...args);
    expect({ code, stdout, stderr }).toMatchObject({
      code: 0,
      stdout: `The account of ${email} is erased.\n`,
    });
    expect(await setup.app.db('members').where({ id })).toEqual([]);
    const cancelled = (await readStream(setup.app.db, unpaidOrder.orderId)).at(-1);
    expect(cancelled).toMatchObject({ type: 'OrderCancelled', meta: { actor: 'support:asha' } });
    const events = await readStream(setup.app.db, `member-${id}`);
    expect(events).toMatchObject([{ type: 'MemberErasedBySupport', data: {} }]);
    expect(JSON.stringify(events)).not.toContain(email);
  });

  it('the ledger is intact, and a rebuild ignores the streams of members', async () => {
    expect(await runCli(getDatabase(), 'projection', 'rebuild', '--reason', 'test')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('2 orders checked'),
    });
    expect(await runCli(getDatabase(), 'ledger', 'verify')).toMatchObject({ code: 0 });
  });
});
