/** What an outcome page says: the specification's words for its variant, overridden by what the navigation brought. */
import * as z from 'zod/mini';
import { DEFAULT_MESSAGE, type MoneySofar } from '#web/features/purchase/checkout/purchase-outcomes.ts';
import { buildRetryPath, buildSupportPath } from '#web/lib/purchase/payment-paths.ts';
import { FAILED_TILES, SUCCESS_TILES, type Tile } from './outcome-hints.ts';

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
  money: z.optional(z.enum(['untouched', 'unsure', 'taken'])),
  primary: Target,
  secondary: Target,
});
export type Brought = z.infer<typeof Brought>;

type Target = { label: string; to: string };
export type OutcomeWords = {
  variant: 'success' | 'failed';
  /** the sign above the title */
  mark: 'check' | 'close' | 'clock';
  title: string;
  message: string;
  primary: Target;
  secondary: Target;
  tiles: Tile[];
};

/** `state` is whatever the history holds: it is read with suspicion. A strange shape counts as nothing. */
export function readBrought(state: unknown): Brought {
  const parsed = Brought.safeParse(state ?? {});
  return parsed.success ? parsed.data : {};
}

export function outcomeWords(pathname: string, brought: Brought): OutcomeWords {
  const variant = /^\/payment-failed\/?$/.test(pathname) ? 'failed' : 'success';
  const words = variant === 'failed' ? failedWords(brought) : SUCCESS;
  return {
    ...words,
    variant,
    title: brought.title || words.title,
    message: brought.message || words.message,
    primary: ours(brought.primary) ?? words.primary,
    secondary: ours(brought.secondary) ?? words.secondary,
  };
}

/** Links lead to our own pages only. */
const ours = (target: z.infer<typeof Target>) =>
  target && /^\/(?![/\\])/.test(target.to) ? target : undefined;

const SUCCESS = {
  mark: 'check' as const,
  title: 'Payment Successful',
  message: DEFAULT_MESSAGE.success,
  primary: { label: 'View My Reports', to: '/my-reports' },
  secondary: { label: 'Back to Reports', to: '/reports' },
  tiles: SUCCESS_TILES,
};

/** The order travels in the address, so that it survives a reload and a login on the way. */
function failedWords({ order, orderId, reportKey, money = 'untouched' }: Brought) {
  return {
    mark: 'close' as const,
    title: 'Payment Failed',
    message: DEFAULT_MESSAGE.failed,
    primary: { label: 'Try Again', to: buildRetryPath(order ?? orderId, reportKey) },
    secondary: { label: 'Contact Support', to: buildSupportPath(order ?? orderId) },
    tiles: FAILED_TILES[money satisfies MoneySofar],
  };
}
