import type { PaymentCertainty } from '#web/features/purchase/checkout/purchase-outcomes.ts';

/** Short explanations below the outcome. */
export type Hint = { title: string; text: string };

export const SUCCESS_HINTS: Hint[] = [
  {
    title: 'Being made now',
    text: 'Your chart is computed first, then read, then printed. Most reports take minutes.',
  },
  {
    title: 'It comes by e-mail',
    text: 'The PDF comes within 12 hours. If it does not, we offer your money back.',
  },
  {
    title: 'Yours to keep',
    text: 'The file stays in My Reports, to download again on any phone or computer.',
  },
];

const SUPPORT_HINT: Hint = {
  title: 'A person answers',
  text: 'Write or call and give the order number, and we will look at this payment with you.',
};

/** Three hints for each answer to the question whether money was charged. */
export const FAILURE_HINTS: Record<PaymentCertainty, Hint[]> = {
  'not-charged': [
    {
      title: 'Retry any time',
      text: 'An order stays open for three days at the same price. Nothing has to be typed again.',
    },
    {
      title: 'Never charged twice',
      text: 'If two payments reach us for one order, we refund the second automatically.',
    },
    SUPPORT_HINT,
  ],
  uncertain: [
    {
      title: 'Wait before you pay again',
      text: 'The payment may still have succeeded. The answer above comes from the payment service itself.',
    },
    {
      title: 'We keep checking',
      text: 'We ask the payment service after 2, 5 and 15 minutes, then every hour. A payment found there starts the report.',
    },
    SUPPORT_HINT,
  ],
  charged: [
    {
      title: 'You pay only once',
      text: 'The payment is recorded. Whatever happens to the report, you do not pay again.',
    },
    {
      title: 'The report starts by itself',
      text: 'The payment starts it, not this page. My Reports shows its progress.',
    },
    SUPPORT_HINT,
  ],
};
