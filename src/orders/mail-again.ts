import type { Clock } from '#src/platform/clock.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import type { Meta } from '#src/ledger/event.ts';
import { changeOrder, type OrderDeps } from './change.ts';
import { MAIL_LIMIT, recentResends, resendQuota, requestMail } from './resend.ts';

/** Has the present edition mailed once more. @throws Refused 429 after three in a day; OrderRule when there is nothing to mail */
export async function mailAgain(
  deps: OrderDeps & { clock: Clock },
  orderId: string,
  meta: Meta,
): Promise<void> {
  await changeOrder(deps, orderId, meta, (order) => {
    const { freeAt } = resendQuota(recentResends(order) ?? [], meta.at);
    if (freeAt) throw new MailedTooOften(Math.ceil((Date.parse(freeAt) - Date.parse(meta.at)) / 1000));
    return requestMail(order, meta.at);
  });
}

export class MailedTooOften extends HttpError {
  /** until the next mail may be asked for */
  readonly seconds: number;

  constructor(seconds: number) {
    super(429, 'mail-limit', MAIL_LIMIT);
    this.seconds = seconds;
  }
}

/** "asha@example.in" -> "a…a@example.in": enough to know one's own address by, too little for who looks over a shoulder. */
export function shortened(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const tail = name.length > 3 ? name.at(-1) : '';
  return `${name[0]}…${tail}${email.slice(at)}`;
}
