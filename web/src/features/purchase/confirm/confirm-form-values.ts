/** The values of the confirmation form besides the birth details, and their validation. */
import { INVALID_EMAIL, isEmailAddress } from '#src/accounts/contract-email.ts';
import type { ChartStyle, Conventions } from '#src/astrology/contract.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { PartnerRole } from '#src/orders/contract-partner.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { GUARDIAN_CONSENT_MISSING } from '#web/features/birth-details/GuardianConsentField.tsx';
import {
  getInitialTaxFormValues,
  parseTaxForm,
  type TaxFormErrors,
  type TaxFormValues,
} from './tax-form-values.ts';
import type { ConfirmData, ConfirmDraft, ReportPerson } from './use-confirm-data.ts';

/** About the second person of a report on two people. `role`: undefined until the member has chosen. */
export type PartnerValues = { role: PartnerRole | undefined; hasConsent: boolean };

/** `shouldSaveBirth`: the birth details are also saved, as those of the member or of a saved person. */
export type ConfirmValues = {
  chartStyle: ChartStyle;
  signVocabulary: SignVocabulary;
  conventions: Conventions;
  openingVerse: boolean;
  email: string;
  hasConsent: boolean;
  /** undefined until the member has decided */
  shouldSaveBirth: boolean | undefined;
  /** undefined for a report on one person */
  partner?: PartnerValues | undefined;
  /** undefined when the seller is not registered for GST */
  tax?: TaxFormValues | undefined;
};
export type ConfirmErrors = {
  email?: string | undefined;
  consent?: string | undefined;
  partnerRole?: string | undefined;
  partnerConsent?: string | undefined;
  tax?: TaxFormErrors | undefined;
};

export const getInitialValues = (
  { chartStyle, signVocabulary, conventions, openingVerse, email, quote, taxDetails, ...data }: ConfirmData,
  person: ReportPerson,
): ConfirmValues => ({
  chartStyle,
  signVocabulary,
  conventions,
  openingVerse,
  email,
  hasConsent: false,
  shouldSaveBirth: person === data.person ? data.shouldSaveBirth : undefined,
  partner: data.initialPartner && { role: data.initialPartner.role, hasConsent: false },
  tax: quote?.gst && getInitialTaxFormValues(taxDetails),
});

/** The errors by field; empty when all values are valid. */
export function validateValues(
  { email, hasConsent, partner, tax }: ConfirmValues,
  needsConsent: boolean,
): ConfirmErrors {
  const taxErrors = tax && parseTaxForm(tax).errors;
  return {
    ...(isEmailAddress(email.trim()) ? {} : { email: INVALID_EMAIL }),
    ...(needsConsent && !hasConsent ? { consent: GUARDIAN_CONSENT_MISSING } : {}),
    ...(partner && !partner.role ? { partnerRole: ROLE_MISSING } : {}),
    ...(partner && !partner.hasConsent ? { partnerConsent: PARTNER_CONSENT_MISSING } : {}),
    ...(taxErrors ? { tax: taxErrors } : {}),
  };
}

const ROLE_MISSING = 'Please choose who is the bride, or choose “Leave it open”.';
const PARTNER_CONSENT_MISSING = 'We need this consent before we write about another person.';

/** The confirmed form: the order is placed from it, and it is kept when the session has expired. */
export const toDraft = (
  { member }: ConfirmData,
  birthDetails: BirthDetails,
  person: ReportPerson,
  { chartStyle, signVocabulary, conventions, openingVerse, email, shouldSaveBirth, ...values }: ConfirmValues,
  partnerBirth?: BirthDetails,
): ConfirmDraft => ({
  member: member.email,
  birthDetails,
  partner: partnerBirth && values.partner?.role && { birthDetails: partnerBirth, role: values.partner.role },
  chartStyle,
  signVocabulary,
  conventions,
  openingVerse,
  email: email.trim(),
  person,
  shouldSaveBirth,
  taxDetails: values.tax && parseTaxForm(values.tax).details,
});
