import type { CoreDeps } from '#src/platform/core-deps.ts';
import { RetryLaterError } from '#src/platform/http/errors.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import {
  getResendQuota,
  listRecentResendTimes,
  requestResend,
  RESEND_LIMIT_MESSAGE,
} from './domain/report-email-commands.ts';
import { changeOrder, type OrderDeps } from './store/change-order.ts';

/**
 * Requests another e-mail with the current edition.
 * @throws HttpError 429 `resend-limit` after three within 24 hours; OrderRuleError when there is nothing to send
 */
export async function requestReportEmailResend(
  deps: OrderDeps & Pick<CoreDeps, 'clock'>,
  orderId: string,
  meta: EventMeta,
): Promise<void> {
  await changeOrder(deps, orderId, meta, (order) => {
    const { availableAt } = getResendQuota(listRecentResendTimes(order) ?? [], meta.at);
    if (availableAt)
      throw new RetryLaterError(
        429,
        'resend-limit',
        RESEND_LIMIT_MESSAGE,
        Math.ceil((Date.parse(availableAt) - Date.parse(meta.at)) / 1000),
      );
    return requestResend(order, meta.at);
  });
}

/** "asha@example.in" -> "a…a@example.in": recognisable for the owner, not readable for others. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const lastCharacter = name.length > 3 ? name.at(-1) : '';
  return `${name[0]}…${lastCharacter}${email.slice(at)}`;
}
