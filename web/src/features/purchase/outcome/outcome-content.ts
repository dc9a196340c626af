/** The content of an outcome page: the specification's text of its variant, overridden by the navigation state. */
import * as z from 'zod/mini';
import { DEFAULT_MESSAGE, type PaymentCertainty } from '#web/features/purchase/checkout/purchase-outcomes.ts';
import { buildRetryPath, buildSupportPath } from '#web/lib/purchase/payment-paths.ts';
import { FAILURE_HINTS, SUCCESS_HINTS, type Hint } from './outcome-hints.ts';

const OptionalText = z.optional(z.string());
const OptionalTarget = z.optional(z.object({ label: z.string(), to: z.string() }));
const FIELDS = {
  title: OptionalText,
  message: OptionalText,
  reportKey: OptionalText,
  error: OptionalText,
  reason: OptionalText,
  orderId: OptionalText,
  paymentId: OptionalText,
  order: OptionalText,
  certainty: z.optional(z.enum(['not-charged', 'uncertain', 'charged'])),
  primary: OptionalTarget,
  secondary: OptionalTarget,
};
type NavigationStateFields = typeof FIELDS;
export type NavigationState = {
  [Name in keyof NavigationStateFields]?: z.infer<NavigationStateFields[Name]>;
};

type Target = { label: string; to: string };
export type OutcomeContent = {
  variant: 'success' | 'failed';
  /** the icon above the title */
  icon: 'check' | 'close' | 'clock';
  title: string;
  message: string;
  primary: Target;
  secondary: Target;
  hints: Hint[];
};

/** The state of a history entry is untrusted: a field that does not match its schema counts as absent. */
export function readNavigationState(state: unknown): NavigationState {
  const values = (typeof state === 'object' ? state : null) ?? {};
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, schema]) => {
      const { data } = schema.safeParse((values as Record<string, unknown>)[name]);
      return data === undefined ? [] : [[name, data]];
    }),
  );
}

/** /payment-failed shows a failure; /payment-success and /payment-status show a success until the status is known. */
export function getOutcomeContent(pathname: string, state: NavigationState): OutcomeContent {
  const variant = /^\/payment-failed\/?$/.test(pathname) ? 'failed' : 'success';
  const isConfirming = variant === 'success' && state.certainty === 'uncertain';
  const content = variant === 'failed' ? getFailedContent(state) : isConfirming ? CONFIRMING : SUCCESS;
  return {
    ...content,
    variant,
    title: state.title || content.title,
    message: state.message || content.message,
    primary: toOwnLink(state.primary) ?? content.primary,
    secondary: toOwnLink(state.secondary) ?? content.secondary,
  };
}

/** Undefined unless the link is a path of this site: "//host" and "/\host" lead to another site. */
const toOwnLink = (target: z.infer<typeof OptionalTarget>) =>
  target && /^\/(?![/\\])/.test(target.to) ? target : undefined;

export const SUCCESS = {
  icon: 'check' as const,
  title: 'Payment Successful',
  message: DEFAULT_MESSAGE.success,
  primary: { label: 'View My Reports', to: '/my-reports' },
  secondary: { label: 'Back to Reports', to: '/reports' },
  hints: SUCCESS_HINTS,
};

/** The bank has approved the payment and the gateway has not confirmed it: the buyer must not pay again. */
export const CONFIRMING = {
  icon: 'clock' as const,
  title: 'Confirming your payment',
  message:
    'Your bank is confirming the payment with our payment service. This usually takes a minute. Please do not pay again: your report starts by itself, and you can close this page.',
  primary: { label: 'View My Reports', to: '/my-reports' },
  secondary: { label: 'Back to Reports', to: '/reports' },
  hints: [],
};

/** The order is part of the link, so that it survives a reload and a login. */
function getFailedContent({ order, orderId, reportKey, certainty = 'not-charged' }: NavigationState) {
  return {
    icon: 'close' as const,
    title: 'Payment Failed',
    message: DEFAULT_MESSAGE.failed,
    primary: { label: 'Try Again', to: buildRetryPath(order ?? orderId, reportKey) },
    secondary: { label: 'Contact Support', to: buildSupportPath(order ?? orderId) },
    hints: FAILURE_HINTS[certainty satisfies PaymentCertainty],
  };
}
