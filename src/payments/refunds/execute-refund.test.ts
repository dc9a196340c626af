import { beforeEach, describe, expect, it } from 'vitest';
import { GatewayError, type Gateway, type GatewayRefund } from '#src/payments/gateway/gateway.ts';
import { executeRefund } from './execute-refund.ts';

const PAYMENT = 'pay_OaV3';
const INPUT = {
  paymentId: PAYMENT,
  amountPaise: 49_900,
  idempotencyKey: 'refund-LG-2611-7K3QX9',
  recordedRefundIds: [] as string[],
};

const buildRefund = (change: Partial<GatewayRefund> = {}): GatewayRefund => ({
  id: 'rfnd_ours',
  payment_id: PAYMENT,
  amount: 49_900,
  status: 'processed',
  ...change,
});

let requests: unknown[][];
beforeEach(() => {
  requests = [];
});

/** `answer`: to the refund request. `existing`: the refunds of the payment at the gateway. */
const createFakeGateway = (answer: GatewayRefund | Error, existing: GatewayRefund[] = []) => ({
  gateway: {
    refundPayment: (...request: unknown[]) => {
      requests.push(request);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    fetchRefundsOfPayment: () => Promise.resolve(existing),
  } as unknown as Gateway,
});

const rejection = new GatewayError(400, 'BAD_REQUEST_ERROR', 'The payment has been fully refunded already');

describe('a refund that the gateway accepts', () => {
  it('a refund is requested with payment, paise and idempotency key', async () => {
    await executeRefund(createFakeGateway(buildRefund()), INPUT);
    expect(requests).toEqual([[PAYMENT, 49_900, 'refund-LG-2611-7K3QX9']]);
  });

  it.each(['processed', 'pending'] as const)(
    'a refund that the gateway accepts as %s is returned',
    async (status) => {
      await expect(executeRefund(createFakeGateway(buildRefund({ status })), INPUT)).resolves.toEqual(
        buildRefund({ status }),
      );
    },
  );

  it('a refund that the gateway reports as failed is an error', async () => {
    await expect(
      executeRefund(createFakeGateway(buildRefund({ status: 'failed' })), INPUT),
    ).rejects.toMatchObject({
      code: 'REFUND_FAILED',
      isTemporary: false,
    });
  });
});

describe('a refund that the gateway rejects', () => {
  const execute = (existing: GatewayRefund[], recordedRefundIds: string[] = []) =>
    executeRefund(createFakeGateway(rejection, existing), { ...INPUT, recordedRefundIds });

  it('a rejected refund is replaced by a manual refund of the same amount', async () => {
    await expect(execute([buildRefund({ id: 'rfnd_manual' })])).resolves.toMatchObject({ id: 'rfnd_manual' });
  });

  it.each([
    ['there is no other refund', []],
    ['the manual refund has another amount', [buildRefund({ amount: 49_899 })]],
    ['the manual refund failed', [buildRefund({ status: 'failed' })]],
  ])('a rejected refund stays rejected when %s', async (_case, existing) => {
    await expect(execute(existing)).rejects.toBe(rejection);
  });

  it('a rejected refund stays rejected when the other refund is recorded already', async () => {
    await expect(execute([buildRefund({ id: 'rfnd_earlier' })], ['rfnd_earlier'])).rejects.toBe(rejection);
  });
});

describe('a refund without a usable answer', () => {
  it.each([0, 429, 500, 502])('a refund that fails with status %i is left to a retry', async (status) => {
    const error = new GatewayError(status, 'SERVER_ERROR', 'no usable answer');
    const answer = executeRefund(createFakeGateway(error, [buildRefund({ id: 'rfnd_manual' })]), INPUT);
    await expect(answer).rejects.toBe(error);
  });

  it('an error that is not from the gateway is passed on', async () => {
    const error = new TypeError('a programming error');
    await expect(executeRefund(createFakeGateway(error, [buildRefund()]), INPUT)).rejects.toBe(error);
  });
});
