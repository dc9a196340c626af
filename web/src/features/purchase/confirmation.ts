/** What the confirm sheet has to know before it can ask: the member's own birth and the price of today. */
import { ProfileAnswer, type Member } from '#src/accounts/contract.ts';
import type { ChartStyle } from '#src/astrology/contract.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { Quote } from '#src/payments/contract.ts';
import { ApiError, get } from '#web/app/api.ts';
import { formFromMember, formOf } from '#web/features/accounts/birth-form.ts';
import { resolveBirth } from '#web/features/accounts/resolve-birth.ts';
import type { BirthStart } from '#web/features/accounts/use-birth.ts';
import { isPaid } from '#web/features/catalogue/price.ts';

export type Confirmation = {
  report: Report;
  member: Member;
  /** a free report has no price to ask for */
  quote?: Quote | undefined;
  chartStyle: ChartStyle;
  birth: BirthStart;
  /** the profile holds no birth yet: what is told now may be kept */
  birthIsNew: boolean;
};

/** @throws ApiError, 401 when the session is over */
export async function prepareConfirmation(report: Report): Promise<Confirmation> {
  const [profile, quote] = await Promise.all([
    get('/api/profile', ProfileAnswer),
    isPaid(report) ? get(`/api/payment/quote?reportKey=${encodeURIComponent(report.key)}`, Quote) : undefined,
  ]);
  return {
    report,
    member: profile.user,
    quote,
    chartStyle: profile.chartStyle,
    birth: await knownBirth(profile),
    birthIsNew: !profile.birth,
  };
}

async function knownBirth({ user, birth }: ProfileAnswer): Promise<BirthStart> {
  if (!birth) return { form: formFromMember(user) };
  try {
    return { form: formOf(birth), told: await resolveBirth(birth) };
  } catch (problem) {
    // a kept birth that no longer resolves is asked for again, with what is there filled in
    if (problem instanceof ApiError && problem.status === 422) return { form: formOf(birth) };
    throw problem;
  }
}
