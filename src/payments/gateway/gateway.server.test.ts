/** Our side of the line to the gateway, when the line is bad. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, GatewayError, type Gateway } from './gateway.ts';
import { gatewayUnderTest, KEY_ID, KEY_SECRET } from '#sandbox/test/sandbox-fixture.ts';

let under: Awaited<ReturnType<typeof gatewayUnderTest>>;
let gateway: Gateway;
beforeAll(async () => {
  under = await gatewayUnderTest();
  const apiUrl = () => `${under.url}/sandbox/razorpay`;
  gateway = createGateway({ apiUrl, keyId: KEY_ID, keySecret: KEY_SECRET, timeoutMs: 200 });
});
afterEach(() => under.faults({}));
afterAll(() => under.close());

const problemOf = (asked: Promise<unknown>): Promise<GatewayError> =>
  asked.then(
    () => expect.fail('the gateway answered'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(GatewayError);
      return error as GatewayError;
    },
  );

describe('a gateway in trouble', () => {
  it.each([
    ['429', 429],
    ['500', 500],
    ['502html', 502],
    ['hang', 0],
    ['reset-after-commit', 0],
  ])('%s is worth another try later', async (fail, status) => {
    const { id } = await under.order();
    await under.faults({ fail });
    expect(await problemOf(gateway.paymentsOf(id))).toMatchObject({ status, temporary: true });
  });

  it('that is not there at all is no different', async () => {
    const nowhere = createGateway({
      apiUrl: () => 'http://127.0.0.1:1',
      keyId: KEY_ID,
      keySecret: KEY_SECRET,
    });
    expect(await problemOf(nowhere.fetchOrder('order_1'))).toMatchObject({ status: 0, temporary: true });
  });
});

describe('a gateway that refuses', () => {
  it('says why, and asking again would not help', async () => {
    expect(await problemOf(gateway.fetchOrder('order_doesNotExist0'))).toMatchObject({
      status: 400,
      temporary: false,
      message: 'The id provided does not exist',
    });
  });
});

describe('an order whose answer was lost', () => {
  it('is the same one when asked for again', async () => {
    const wish = { amountPaise: 49_900, receipt: 'LG-2611-LOST01' };
    await under.faults({ fail: 'reset-after-commit', endpoint: 'orders.create' });
    await problemOf(gateway.createOrder(wish));
    await under.faults({});
    await gateway.createOrder(wish);
    expect((await under.api.get('/orders?receipt=LG-2611-LOST01').expect(200)).body.count).toBe(1);
  });
});
