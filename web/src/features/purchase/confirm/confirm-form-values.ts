/** The values of the confirmation form besides the birth details, and their validation. */
import { INVALID_EMAIL, isEmailAddress } from '#src/accounts/contract-email.ts';
import type { ChartStyle, Conventions } from '#src/astrology/contract.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { GUARDIAN_CONSENT_MISSING } from '#web/features/birth-details/GuardianConsentField.tsx';
import {
  getInitialTaxFormValues,
  parseTaxForm,
  type TaxFormErrors,
  type TaxFormValues,
} from './tax-form-values.ts';
import type { ConfirmData, ConfirmDraft, ReportPerson } from './use-confirm-data.ts';

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
  /** undefined when the seller is not registered for GST */
  tax?: TaxFormValues | undefined;
};
export type ConfirmErrors = {
  email?: string | undefined;
  consent?: string | undefined;
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
  tax: quote?.gst && getInitialTaxFormValues(taxDetails),
});

/** The errors by field; empty when all values are valid. */
export function validateValues(
  { email, hasConsent, tax }: ConfirmValues,
  needsConsent: boolean,
): ConfirmErrors {
  const taxErrors = tax && parseTaxForm(tax).errors;
  return {
    ...(isEmailAddress(email.trim()) ? {} : { email: INVALID_EMAIL }),
    ...(needsConsent && !hasConsent ? { consent: GUARDIAN_CONSENT_MISSING } : {}),
    ...(taxErrors ? { tax: taxErrors } : {}),
  };
}

/** The confirmed form: the order is placed from it, and it is kept when the session has expired. */
export const toDraft = (
  { member }: ConfirmData,
  birthDetails: BirthDetails,
  person: ReportPerson,
  { chartStyle, signVocabulary, conventions, openingVerse, email, shouldSaveBirth, tax }: ConfirmValues,
): ConfirmDraft => ({
  member: member.email,
  birthDetails,
  chartStyle,
  signVocabulary,
  conventions,
  openingVerse,
  email: email.trim(),
  person,
  shouldSaveBirth,
  taxDetails: tax && parseTaxForm(tax).details,
});
