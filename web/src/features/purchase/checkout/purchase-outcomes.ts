/** Where a purchase ends, in the specification's titles and texts. The state travels with the navigation. */

/** What the moment of failing says of the money: not touched, not known, with us. The server knows better later. */
export type MoneySofar = 'untouched' | 'unsure' | 'taken';

/** What the outcome pages read. `orderId` and `paymentId` are the gateway's, `order` is our own number. */
type OutcomeState = {
  title?: string;
  message?: string;
  reportKey?: string;
  error?: string;
  reason?: string;
  orderId?: string;
  paymentId?: string;
  order?: string;
  money?: MoneySofar;
};

export type Outcome = { path: '/payment-success' | '/payment-failed'; state: OutcomeState };

/** What is known of the purchase when it ends; it grows on the way. */
export type Trace = Pick<OutcomeState, 'reportKey' | 'orderId' | 'order' | 'paymentId'>;

/** What the gateway says of one failed try. */
export type GatewayProblem = { code?: string; description?: string; reason?: string; paymentId?: string };

export const DEFAULT_MESSAGE = {
  success:
    'Your payment has arrived. Your report is being generated and will be mailed to you within 12 hours.',
  failed: "We couldn't complete your payment. Please try again or contact support if the issue persists.",
};

export const succeeded = (trace: Trace): Outcome => ({ path: '/payment-success', state: { ...trace } });

export const failed = {
  script: (trace: Trace) =>
    lost(trace, 'Payment Failed', 'Payment service failed to load. Please try again.'),
  service: (trace: Trace) => lost(trace, 'Payment Failed', 'Payment service is currently unavailable'),
  order: (trace: Trace, message?: string) =>
    lost(trace, 'Payment Failed', message || 'Failed to create payment order'),
  /** Closed by the buyer: after a failed try that try is the news, otherwise the closing itself. */
  dismissed: (trace: Trace, last?: GatewayProblem) =>
    last ? declined(trace, last) : lost(trace, 'Payment Cancelled', 'You cancelled the payment process.'),
  verification: (trace: Trace, message?: string) =>
    lost(trace, 'Payment Verification Failed', message || 'Payment verification failed', 'unsure'),
  generation: (trace: Trace, message?: string) =>
    lost(
      trace,
      'Report Generation Failed',
      `Payment was successful but report generation failed: ${message || 'Failed to start report generation'}`,
      'taken',
    ),
};

function declined(trace: Trace, { code, description, reason, paymentId }: GatewayProblem): Outcome {
  const told = {
    ...(code ? { error: code } : {}),
    ...(reason ? { reason } : {}),
    ...(paymentId ? { paymentId } : {}),
  };
  return lost({ ...trace, ...told }, 'Payment Failed', description || 'Payment failed. Please try again.');
}

const lost = (
  trace: OutcomeState,
  title: string,
  message: string,
  money: MoneySofar = 'untouched',
): Outcome => ({
  path: '/payment-failed',
  state: { ...trace, title, message, money },
});
