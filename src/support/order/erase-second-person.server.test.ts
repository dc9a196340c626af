import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStream } from '#src/ledger/read.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import { placePaidOrder, startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

const REASON = ['--reason', 'request of 28 November'];
const NAME = 'Ravi Menon-Secret';

let setup: AppWithBuyers;
let partner: { birthDetails: BirthDetails; role: string; consent: boolean };
let orderId: string;
beforeAll(async () => {
  setup = await startAppWithBuyers({ role: 'all' });
  const birth = { ...setup.birthDetails, name: NAME, date: '1994-02-17', time: '06:10' };
  partner = { birthDetails: birth, role: 'groom', consent: true };
  const { body } = await setup.asha
    .post('/api/payment/create-order', {
      amount: 1499,
      reportKey: 'match-report',
      birthDetails: setup.birthDetails,
      partner,
    })
    .expect(200);
  orderId = body.order as string;
  await saveCopies(birth);
  const proof = await setup.payAtGateway(body.orderId as string);
  await setup.asha.post('/api/payment/verify-payment', { ...proof, reportKey: 'match-report' }).expect(200);
}, 120_000);
afterAll(() => setup.close());

/** The second person and another one, among the saved people and in kept matches of the buyer. */
async function saveCopies(birth: BirthDetails): Promise<void> {
  const other = { ...birth, name: 'Vikram Rao' };
  for (const person of [birth, other])
    await setup.app.db('saved_people').insert({
      id: crypto.randomUUID(),
      member_id: setup.asha.member.id,
      birth: JSON.stringify(person),
      created_at: new Date(),
    });
  for (const groom of [birth, other])
    await setup.app.db('kept_matches').insert({
      id: crypto.randomUUID(),
      member_id: setup.asha.member.id,
      groom: JSON.stringify(groom),
      bride: JSON.stringify(setup.birthDetails),
      consent_text_version: '2026-11',
      created_at: new Date(),
    });
}

const getDatabase = () => {
  const { databaseUrl, ownerUrl, varDir, url } = setup.app;
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', VAR_DIR: varDir, PORT: new URL(url).port };
  return { url: databaseUrl, ownerUrl, env };
};
const run = (id: string, ...args: string[]) =>
  runCli(getDatabase(), 'order', 'erase-second-person', id, ...REASON, ...args);
const countRows = async () =>
  Promise.all(
    ['order_birth_details', 'saved_people', 'kept_matches'].map(
      async (table) => (await setup.app.db(table).where({ member_id: setup.asha.member.id })).length,
    ),
  );

describe('order erase-second-person', () => {
  it('refuses a report on one person', async () => {
    const { orderId: single } = await placePaidOrder(setup, 'Asha');
    expect((await run(single, '--yes')).stderr).toContain('a report on one person');
    await setup.app.db('order_birth_details').whereNull('partner').delete();
  });

  it('a dry run names what would go, and another answer than the number changes nothing', async () => {
    await setup.waitUntilDelivered(setup.asha, orderId);
    const before = await countRows();
    const { stdout } = await run(orderId, '--dry-run');
    expect(stdout).toContain(NAME);
    for (const part of ['1 report file', '1 saved person', '1 kept match']) expect(stdout).toContain(part);
    const args = ['order', 'erase-second-person', orderId, ...REASON];
    expect((await runCliInTerminal(getDatabase(), { answer: 'yes' }, ...args)).code).toBe(1);
    expect(await countRows()).toEqual(before);
    await setup.asha.get(`/api/orders/${orderId}/report.pdf`).expect(200);
  }, 120_000);

  it('erases both births, the file and the copies of the buyer, and leaves an event without a name', async () => {
    const args = ['order', 'erase-second-person', orderId, ...REASON];
    expect((await runCliInTerminal(getDatabase(), { answer: orderId }, ...args)).code).toBe(0);
    expect(await countRows()).toEqual([0, 1, 1]);
    const events = await readStream(setup.app.db, orderId);
    expect(events.at(-1)).toMatchObject({
      type: 'SecondPersonErasedBySupport',
      meta: { actor: 'support:asha', cause: REASON[1] },
    });
    expect(JSON.stringify(events)).not.toContain('Secret');
  });

  it('the buyer reads why the report is gone, and nothing prints or sends it again', async () => {
    const { body } = await setup.asha.get(`/api/orders/${orderId}/report.pdf`).expect(409);
    expect(body.code).toBe('details-erased');
    const { body: view } = await setup.asha.get(`/api/orders/${orderId}`).expect(200);
    expect(view.order).toMatchObject({ reportStatus: 'delivered' });
    for (const field of ['personName', 'correctableUntil', 'resendQuota'])
      expect(view.order).not.toHaveProperty(field);
    expect((await setup.asha.post(`/api/orders/${orderId}/resend`, {}).expect(409)).body.code).toBe(
      'details-erased',
    );
    const restored = await runCli(getDatabase(), 'order', 'regenerate', orderId, ...REASON, '--yes');
    expect(restored.stderr).toContain('asked us to erase');
  });

  it('a second call appends no event, and a rebuild keeps the order without a correction', async () => {
    const eventCount = await setup.countEvents();
    expect((await run(orderId, '--yes')).stdout).toContain('was erased before');
    expect(await setup.countEvents()).toBe(eventCount);
    expect((await runCli(getDatabase(), 'projection', 'rebuild', '--reason', 'test')).code).toBe(0);
    expect(await setup.findOrderRow(orderId)).toMatchObject({ correctable_until: null });
  });
});
