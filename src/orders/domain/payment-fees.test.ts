import { describe, it } from 'vitest';
import { paidOrderEvents } from '#src/orders/testing.ts';
import { given } from './decider-spec-fixture.ts';
import { recordPaymentFees } from './payment-commands.ts';

describe('fees of a payment', () => {
  const fees = { gatewayPaymentId: 'pay_A', feePaise: 2_358, feeTaxPaise: 360 };

  it('fees that are reported after the capture are recorded once', () => {
    given(...paidOrderEvents)
      .when((order) => recordPaymentFees(order, fees))
      .then({ type: 'PaymentFeesRecorded', data: fees });
    given(...paidOrderEvents, { type: 'PaymentFeesRecorded', data: fees })
      .when((order) => recordPaymentFees(order, fees))
      .thenNothing();
  });
  it('fees of another payment are ignored', () => {
    given(...paidOrderEvents)
      .when((order) => recordPaymentFees(order, { ...fees, gatewayPaymentId: 'pay_B' }))
      .thenNothing();
  });
});
