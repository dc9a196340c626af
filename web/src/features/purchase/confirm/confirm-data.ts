/** What the confirm sheet has to know before it can ask: the member's own birth and the price of today. */
import type { Member } from '#src/accounts/contract.ts';
import type { ChartStyle } from '#src/astrology/contract.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { Quote } from '#src/payments/contract.ts';
import { get } from '#web/lib/api.ts';
import { loadMemberBirth, resolveSavedBirth } from '#web/features/birth-details/member-birth.ts';
import type { InitialBirth } from '#web/features/birth-details/use-birth-form.ts';
import { isPaid } from '#web/lib/catalogue/price.ts';
import { filledFor } from './draft.ts';

export type Confirmation = {
  report: Report;
  member: Member;
  /** a free report has no price to ask for */
  quote?: Quote | undefined;
  chartStyle: ChartStyle;
  birth: InitialBirth;
  /** the profile holds no birth yet: what is told now may be kept */
  birthIsNew: boolean;
  /** where the PDF goes, and whether a new birth is kept, until the member says otherwise */
  email: string;
  keep: boolean;
};

/**
 * `kept`: what a sheet held whose session ended; the same member finds it again.
 * @throws ApiError, 401 when the session is over
 */
export async function prepareConfirmation(report: Report, kept?: unknown): Promise<Confirmation> {
  const [{ profile, initialBirth }, quote] = await Promise.all([
    loadMemberBirth(),
    isPaid(report) ? get(`/api/payment/quote?reportKey=${encodeURIComponent(report.key)}`, Quote) : undefined,
  ]);
  const { user, chartStyle, birth } = profile;
  const filled = filledFor(user.email, kept);
  return {
    report,
    member: user,
    quote,
    chartStyle: filled?.chartStyle ?? chartStyle,
    birth: filled ? await resolveSavedBirth(filled.birthDetails) : initialBirth,
    birthIsNew: !birth,
    email: filled?.email ?? user.email,
    keep: filled?.keep ?? true,
  };
}
