/** Loads what the confirm dialog needs: the member's birth details and the current price. */
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Member, ProfileResponse } from '#src/accounts/contract.ts';
import { ChartStyle, Conventions, SignVocabularyChoice } from '#src/astrology/contract.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { Report } from '#src/catalogue/contract.ts';
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { Partner, type PartnerRole } from '#src/orders/contract-partner.ts';
import { TaxDetails } from '#src/orders/tax/contract-tax-details.ts';
import { Quote } from '#src/payments/contract.ts';
import { BirthDetails } from '#src/places/contract-birth.ts';
import { EMPTY_BIRTH_FORM } from '#web/features/birth-details/birth-form.ts';
import { loadMemberBirth, resolveSavedBirth } from '#web/features/birth-details/member-birth.ts';
import type { InitialBirth } from '#web/features/birth-details/use-birth-form.ts';
import { get, getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import { isPaid } from '#web/lib/catalogue/price.ts';
import { setPurchaseState } from '#web/lib/purchase/purchase-state.ts';
import { readCalculatorBirth } from '#web/lib/purchase/read-calculator-birth.ts';
import { readMatchCouple } from '#web/lib/purchase/read-match-couple.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { fillInCalculatorBirth } from './fill-in-calculator-birth.ts';

export type ConfirmData = {
  report: Report;
  member: Member;
  /** absent for a free report */
  quote?: Quote | undefined;
  chartStyle: ChartStyle;
  signVocabulary: SignVocabulary;
  conventions: Conventions;
  openingVerse: boolean;
  initialBirth: InitialBirth;
  /** for a report on two people */
  initialPartner?: InitialPartner | undefined;
  /** the profile has no birth details yet, so the new ones may be saved there */
  isBirthNew: boolean;
  /** initial values of the form */
  person: ReportPerson;
  email: string;
  /** undefined: the default for the person, see `isSaveChosen` */
  shouldSaveBirth?: boolean | undefined;
  taxDetails?: TaxDetails | undefined;
};

/** `role`: undefined until the member has chosen. */
export type InitialPartner = { birth: InitialBirth; role?: PartnerRole | undefined };

/** Whom the report is about: the member, a person saved in the profile, or another person. */
const ReportPerson = z.enum(['member', 'saved', 'other']);
export type ReportPerson = z.infer<typeof ReportPerson>;

/**
 * The confirmation form when the session expired, kept in session storage during the login. Consents are not kept: they must
 * be given again.
 */
const ConfirmDraft = z.object({
  /** e-mail of the member whose session it was */
  member: z.string(),
  birthDetails: BirthDetails,
  /** for a report on two people */
  partner: z.optional(Partner),
  chartStyle: ChartStyle,
  signVocabulary: SignVocabularyChoice,
  conventions: Conventions,
  openingVerse: z.boolean(),
  email: z.string(),
  person: ReportPerson,
  shouldSaveBirth: z.optional(z.boolean()),
  taxDetails: z.optional(TaxDetails),
});
export type ConfirmDraft = z.infer<typeof ConfirmDraft>;

type ConfirmDataState =
  { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; data: ConfirmData };

/**
 * `draft`: the form to continue with; read once. `isOfferHeld`: an open order holds the first-report offer, so the price is
 * the list price.
 */
export function useConfirmData(
  report: Report,
  draft: unknown,
  { isOfferHeld }: { isOfferHeld: boolean },
): ConfirmDataState {
  const [initialDraft] = useState(draft);
  const {
    data,
    error: loadError,
    isLoading,
  } = useQuery(report.key, () => loadConfirmData(report, initialDraft, isOfferHeld), {
    handleError: (error) => {
      if (!isSessionExpired(error)) return getErrorMessage(error);
      requireLogin(report, initialDraft);
      return undefined;
    },
  });
  if (loadError !== undefined) return { status: 'failed', message: loadError };
  return data && !isLoading ? { status: 'ready', data } : { status: 'loading' };
}

function requireLogin(report: Report, draft: unknown): void {
  signOutLocally();
  setPurchaseState({ step: 'login', report, draft });
}

/** @throws ApiError, 401 when the session has expired */
async function loadConfirmData(
  report: Report,
  storedDraft: unknown,
  isOfferHeld: boolean,
): Promise<ConfirmData> {
  const offer = isOfferHeld ? '&offer=none' : '';
  const [{ profile, initialBirth }, quote] = await Promise.all([
    loadMemberBirth(),
    isPaid(report)
      ? get(`/api/payment/quote?reportKey=${encodeURIComponent(report.key)}${offer}`, Quote)
      : undefined,
  ]);
  const { user, chartStyle, signVocabulary, conventions, birth } = profile;
  const draft = readDraft(user.email, storedDraft);
  const isMatch = isForTwoPeople(report.key);
  const typedCouple = isMatch && !draft ? readMatchCouple() : undefined;
  return {
    report,
    member: user,
    quote,
    chartStyle: draft?.chartStyle ?? chartStyle,
    signVocabulary: draft?.signVocabulary ?? signVocabulary,
    conventions: draft?.conventions ?? conventions,
    openingVerse: draft?.openingVerse ?? true,
    initialBirth: typedCouple
      ? { values: typedCouple.groom }
      : await getInitialBirth(draft, profile, initialBirth),
    initialPartner: isMatch ? await getInitialPartner(draft, typedCouple) : undefined,
    isBirthNew: !birth,
    email: draft?.email ?? user.email,
    person: draft?.person ?? (typedCouple ? 'other' : 'member'),
    shouldSaveBirth: draft?.shouldSaveBirth,
    taxDetails: draft ? draft.taxDetails : quote?.gst?.taxDetails,
  };
}

/** The saved birth details of a member are not replaced by what was typed in a calculator. */
async function getInitialBirth(
  draft: ConfirmDraft | undefined,
  { birth }: ProfileResponse,
  memberBirth: InitialBirth,
): Promise<InitialBirth> {
  if (draft) return resolveSavedBirth(draft.birthDetails);
  const typedBirth = birth ? undefined : readCalculatorBirth();
  return typedBirth ? { values: fillInCalculatorBirth(memberBirth.values, typedBirth) } : memberBirth;
}

/** Of a couple typed for a free match, the groom is the first person and the bride the second. */
async function getInitialPartner(
  draft: ConfirmDraft | undefined,
  typedCouple: ReturnType<typeof readMatchCouple>,
): Promise<InitialPartner> {
  if (draft?.partner)
    return { birth: await resolveSavedBirth(draft.partner.birthDetails), role: draft.partner.role };
  return typedCouple
    ? { birth: { values: typedCouple.bride }, role: 'bride' }
    : { birth: { values: EMPTY_BIRTH_FORM } };
}

/** Session storage is untrusted: an incomplete draft, or that of another member, counts as none. */
export function readDraft(memberEmail: string, stored: unknown): ConfirmDraft | undefined {
  const { data } = ConfirmDraft.safeParse(stored);
  return data?.member === memberEmail ? data : undefined;
}
