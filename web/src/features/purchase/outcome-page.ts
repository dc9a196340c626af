/** What an outcome page says: the specification's words for its variant, overridden by what the navigation brought. */
import * as z from 'zod/mini';
import { DEFAULT_MESSAGE } from './outcomes.ts';

const Text = z.optional(z.string());
const Target = z.optional(z.object({ label: z.string(), to: z.string() }));
const Brought = z.object({
  title: Text,
  message: Text,
  reportKey: Text,
  error: Text,
  reason: Text,
  orderId: Text,
  paymentId: Text,
  order: Text,
  primary: Target,
  secondary: Target,
});
export type Brought = z.infer<typeof Brought>;

type Tile = { title: string; text: string };
export type OutcomeWords = {
  variant: 'success' | 'failed';
  title: string;
  message: string;
  primary: { label: string; to: string };
  secondary: { label: string; to: string };
  tiles: Tile[];
  brought: Brought;
};

/** `state` is whatever the history holds: it is read with suspicion, and links only lead to our own pages. */
export function outcomeWords(pathname: string, state: unknown): OutcomeWords {
  const parsed = Brought.safeParse(state ?? {});
  const brought = parsed.success ? parsed.data : {};
  const variant = /^\/payment-failed\/?$/.test(pathname) ? 'failed' : 'success';
  const words = WORDS[variant];
  return {
    variant,
    title: brought.title || words.title,
    message: brought.message || words.message,
    primary: ours(brought.primary) ?? words.primary,
    secondary: ours(brought.secondary) ?? words.secondary,
    tiles: words.tiles,
    brought,
  };
}

const ours = (target: z.infer<typeof Target>) =>
  target && /^\/(?![/\\])/.test(target.to) ? target : undefined;

const WORDS: Record<OutcomeWords['variant'], Omit<OutcomeWords, 'variant' | 'brought'>> = {
  success: {
    title: 'Payment Successful',
    message: DEFAULT_MESSAGE.success,
    primary: { label: 'View My Reports', to: '/my-reports' },
    secondary: { label: 'Back to Reports', to: '/reports' },
    tiles: [
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
    ],
  },
  failed: {
    title: 'Payment Failed',
    message: DEFAULT_MESSAGE.failed,
    primary: { label: 'Try Again', to: '/retry-payment' },
    secondary: { label: 'Contact Support', to: '/support' },
    tiles: [
      {
        title: 'Retry any time',
        text: 'The order stays open for three days at the same price. Nothing has to be typed again.',
      },
      {
        title: 'Never charged twice',
        text: 'Should two payments reach us for one order, the second goes back by itself.',
      },
      {
        title: 'A person answers',
        text: 'Write or call and name the order, and we look at that very payment with you.',
      },
    ],
  },
};
