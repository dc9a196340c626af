/** The gateway sandbox of a site under test, as a payer, the bank or Razorpay's dashboard uses it. */
import supertest from 'supertest';
import { SANDBOX_PATH, type FaultSettings } from '#sandbox/index.ts';
import { readConfig } from '#src/config.ts';

export type PaymentProof = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

export type SandboxClient = ReturnType<typeof createSandboxClient>;

export function createSandboxClient(siteUrl: string) {
  const root = supertest(siteUrl + SANDBOX_PATH);
  const { keyId, keySecret } = readConfig({}).gateway;
  const fetchList = async <T>(path: string): Promise<T[]> =>
    (await root.get(`/admin${path}`).query({ count: 100 }).expect(200)).body.items;
  return {
    /** the merchant's REST API */
    get: (path: string) => root.get(`/v1${path}`).auth(keyId, keySecret),
    post: (path: string, body: object = {}) => root.post(`/v1${path}`).auth(keyId, keySecret).send(body),
    pay: (gatewayOrderId: string, body: object = { method: 'upi', outcome: 'success' }) =>
      root.post(`/checkout/${gatewayOrderId}/pay`).send(body),
    setFaults: (settings: Partial<FaultSettings>) => root.post('/admin/faults').send(settings).expect(200),
    simulatePaymentOutcome: (paymentId: string, outcome: 'success' | 'failure') =>
      root.post(`/admin/payments/${paymentId}/bank`).send({ outcome }).expect(200),
    simulateRefundOutcome: (refundId: string, outcome: 'success' | 'failure') =>
      root.post(`/admin/refunds/${refundId}/bank`).send({ outcome }).expect(200),
    /** makes the gateway's order differ from what the site created */
    overrideOrder: (gatewayOrderId: string, changes: { amount?: number; autoCapture?: boolean }) =>
      root.patch(`/admin/orders/${gatewayOrderId}`).send(changes).expect(200),
    /** the payer's bank opens a dispute; returns its id */
    openDispute: async (paymentId: string, input: { amount?: number; respondInDays?: number } = {}) =>
      (await root.post(`/admin/payments/${paymentId}/disputes`).send(input).expect(200)).body.id as string,
    decideDispute: (
      disputeId: string,
      status: 'under_review' | 'action_required' | 'won' | 'lost' | 'closed',
      options: { respondInDays?: number; amountDeducted?: number } = {},
    ) =>
      root
        .post(`/admin/disputes/${disputeId}`)
        .send({ status, ...options })
        .expect(200),
    /** settles all transactions until now; returns the id of the settlement */
    runSettlement: async () => (await root.post('/admin/settlements').expect(200)).body.id as string,
    exportSettlement: async (settlementId: string) =>
      (await root.get(`/admin/settlements/${settlementId}/csv`).expect(200)).text,
    createDowntime: async (input: { method: string; severity?: string; instrument?: object }) =>
      (await root.post('/admin/downtimes').send(input).expect(200)).body.id as string,
    updateDowntime: (downtimeId: string, changes: { status?: string; severity?: string }) =>
      root.patch(`/admin/downtimes/${downtimeId}`).send(changes).expect(200),
    /** this list and the next ones are newest first */
    listOrders: () => fetchList<{ id: string }>('/orders'),
    listPayments: () => fetchList<{ id: string; order_id: string }>('/payments'),
    listRefunds: () => fetchList<{ id: string; payment_id: string; amount: number }>('/refunds'),
    listRefundsOf: (paymentId: string) =>
      fetchList<{ id: string; amount: number }>(`/payments/${paymentId}/refunds`),
  };
}
