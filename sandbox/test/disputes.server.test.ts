import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

async function deliverWebhooks() {
  await sandbox.deliverDueWebhooks();
  return sandbox.receiver.takeReceived();
}
beforeEach(() => deliverWebhooks());

const PROOF = { billing_proof: ['doc_EFtmUsbwpXwBG9'] };

/** An open dispute of a captured payment; its webhooks are delivered. */
async function openDispute(body: Record<string, unknown> = {}) {
  const paymentId = await sandbox.createPayment();
  await deliverWebhooks();
  return (await sandbox.admin(`/payments/${paymentId}/disputes`, body).expect(200)).body;
}
const decideDispute = (id: string, status: string) => sandbox.admin(`/disputes/${id}`, { status });
const sendEvidence = (id: string, body: Record<string, unknown>) =>
  sandbox.api.patch(`/disputes/${id}/contest`, body);
const acceptDispute = (id: string) => sandbox.api.post(`/disputes/${id}/accept`);

describe('a dispute', () => {
  it('has a deadline and an amount, and is reported with its payment', async () => {
    const dispute = await openDispute({ amount: 39_000, respondInDays: 5 });
    expect(dispute).toEqual({
      id: expect.stringMatching(/^disp_[A-Za-z0-9]{14}$/),
      entity: 'dispute',
      payment_id: expect.stringMatching(/^pay_/),
      amount: 39_000,
      currency: 'INR',
      amount_deducted: 0,
      reason_code: 'goods_or_services_not_received',
      respond_by: dispute.created_at + 5 * 86_400,
      status: 'open',
      phase: 'chargeback',
      created_at: dispute.created_at,
      evidence: expect.objectContaining({ amount: 39_000, summary: null, others: null, submitted_at: null }),
    });
    const [createdWebhook, ...otherWebhooks] = await deliverWebhooks();
    expect(otherWebhooks).toEqual([]);
    expect(createdWebhook?.body).toMatchObject({
      event: 'payment.dispute.created',
      contains: ['payment', 'dispute'],
      payload: {
        payment: { entity: { id: dispute.payment_id, status: 'captured', base_amount: 99_900 } },
        dispute: { entity: { id: dispute.id, status: 'open', respond_by: dispute.respond_by } },
      },
    });
    expect((await sandbox.api.get(`/disputes/${dispute.id}`).expect(200)).body).toEqual(dispute);
    const { body } = await sandbox.api.get('/disputes?count=1&expand[]=payment').expect(200);
    expect(body.items).toEqual([
      { ...dispute, payment: expect.objectContaining({ id: dispute.payment_id }) },
    ]);
  });

  it('needs a captured payment of at least its amount', async () => {
    const authorizedPaymentId = await sandbox.createPayment({ payment: { capture: 'manual' } });
    await sandbox.admin(`/payments/${authorizedPaymentId}/disputes`, {}).expect(400);
    const capturedPaymentId = await sandbox.createPayment();
    await sandbox.admin(`/payments/${capturedPaymentId}/disputes`, { amount: 100_000 }).expect(400);
    await sandbox.admin(`/payments/${capturedPaymentId}/disputes`, { phase: 'quarrel' }).expect(400);
    await sandbox.api.get('/disputes/disp_doesNotExist0').expect(400);
  });

  it.each(['under_review', 'won', 'lost', 'closed'])('is decided by the bank as %s', async (status) => {
    const { id } = await openDispute();
    await deliverWebhooks();
    const { body } = await decideDispute(id, status).expect(200);
    expect(body).toMatchObject({ status, amount_deducted: status === 'lost' ? 99_900 : 0 });
    expect((await deliverWebhooks()).map(({ event }) => event)).toEqual([`payment.dispute.${status}`]);
  });

  it('with insufficient evidence is open again', async () => {
    const { id } = await openDispute();
    await sendEvidence(id, { ...PROOF, action: 'submit' }).expect(200);
    await deliverWebhooks();
    expect((await decideDispute(id, 'action_required').expect(200)).body.status).toBe('open');
    expect((await deliverWebhooks()).map(({ event }) => event)).toEqual(['payment.dispute.action_required']);
    await decideDispute(id, 'forgotten').expect(400);
  });

  it('is decided once', async () => {
    const { id } = await openDispute();
    await decideDispute(id, 'won').expect(200);
    await decideDispute(id, 'lost').expect(400);
  });
});

describe('the merchant', () => {
  it('accepts a dispute and loses it', async () => {
    const { id } = await openDispute();
    await deliverWebhooks();
    expect((await acceptDispute(id).expect(200)).body).toMatchObject({
      status: 'lost',
      amount_deducted: 99_900,
    });
    expect((await deliverWebhooks()).map(({ event }) => event)).toEqual(['payment.dispute.lost']);
    const { error } = (await acceptDispute(id).expect(400)).body;
    expect(error.description).toBe('Action not allowed when dispute is in lost status.');
  });

  it('saves drafts of the evidence, then submits it', async () => {
    const { id } = await openDispute();
    await deliverWebhooks();
    const draft = await sendEvidence(id, { amount: 50_000, summary: 'The report was downloaded.' }).expect(
      200,
    );
    expect(draft.body).toMatchObject({ status: 'open', evidence: { amount: 50_000, submitted_at: null } });
    expect(await deliverWebhooks()).toEqual([]);
    const submitted = await sendEvidence(id, { ...PROOF, action: 'submit' }).expect(200);
    expect(submitted.body).toMatchObject({
      status: 'under_review',
      evidence: { amount: 50_000, summary: 'The report was downloaded.', ...PROOF },
    });
    expect(submitted.body.evidence.submitted_at).toEqual(expect.any(Number));
    expect((await deliverWebhooks()).map(({ event }) => event)).toEqual(['payment.dispute.under_review']);
    await sendEvidence(id, PROOF).expect(400);
  });

  it.each([
    [
      'a larger amount than disputed',
      { amount: 100_000 },
      'contest amount cannot be greater than dispute amount.',
    ],
    ['an unknown action', { action: 'shrug' }, 'The selected action is invalid.'],
    [
      'an unknown field',
      { invalid_proof_type: [] },
      'invalid_proof_type is/are not required and should not be sent',
    ],
    [
      'an invalid document',
      { billing_proof: ['receipt.pdf'] },
      'Invalid file id provided or merchant is unauthorized to access the fileId(s) provided',
    ],
    ['no document at all', { action: 'submit' }, 'At least one document is required to submit the evidence.'],
  ])('cannot contest with %s', async (_case, body, description) => {
    const { id } = await openDispute();
    expect((await sendEvidence(id, body).expect(400)).body.error.description).toBe(description);
  });

  it('cannot act after the deadline', async () => {
    const { id } = await openDispute({ respondInDays: 1 });
    await sandbox.advanceHours(25);
    for (const response of [await acceptDispute(id), await sendEvidence(id, PROOF)]) {
      expect(response.status).toBe(400);
      expect(response.body.error.description).toBe('Action not allowed as deadline to respond has elapsed.');
    }
  });
});
