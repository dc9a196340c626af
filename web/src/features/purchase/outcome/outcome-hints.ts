import type { PaymentCertainty } from '#web/features/purchase/checkout/purchase-outcomes.ts';

/** Short explanations below the outcome. */
export type Hint = { title: string; text: string };

export const SUCCESS_HINTS: Hint[] = [
  {
    title: 'Being made now',
    text: 'Your chart is computed first, then read, then printed. Most reports take minutes.',
  },
  {
    title: 'On its way by mail',
    text: 'The PDF comes within 12 hours. If it does not, we offer your money back.',
  },
  {
    title: 'Yours to keep',
    text: 'My Reports holds the file for you, to download again on any phone or computer.',
  },
];

const SUPPORT_HINT: Hint = {
  title: 'A person answers',
  text: 'Write or call and name the order, and we look at that very payment with you.',
};

/** Three for each certainty about the money. */
export const FAILURE_HINTS: Record<PaymentCertainty, Hint[]> = {
  'not-charged': [
    {
      title: 'Retry any time',
      text: 'An order stays open for three days at the same price. Nothing has to be typed again.',
    },
    {
      title: 'Never charged twice',
      text: 'Should two payments reach us for one order, the second goes back by itself.',
    },
    SUPPORT_HINT,
  ],
  uncertain: [
    {
      title: 'Wait before you pay again',
      text: 'The gateway may have taken the money all the same. The answer above comes from the gateway itself.',
    },
    {
      title: 'We look without being asked',
      text: 'We ask the payment service after 2, 5 and 15 minutes, then every hour. A payment found there starts the report.',
    },
    SUPPORT_HINT,
  ],
  charged: [
    {
      title: 'Paid once, for good',
      text: 'The payment stands in our books. Whatever happens to the report, nobody asks you for it again.',
    },
    {
      title: 'The report begins by itself',
      text: 'The news of a payment starts it, not this page. My Reports shows how far it has come.',
    },
    SUPPORT_HINT,
  ],
};
