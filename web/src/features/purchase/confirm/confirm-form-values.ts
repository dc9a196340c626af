/** The values of the confirm form besides the birth details, and their validation. */
import { INVALID_EMAIL, isEmailAddress } from '#src/accounts/contract-email.ts';
import type { ChartStyle } from '#src/astrology/contract.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { GUARDIAN_CONSENT_MISSING } from '#web/features/birth-details/GuardianConsentField.tsx';
import type { ConfirmData, ConfirmDraft } from './use-confirm-data.ts';

/** `saveBirth`: the birth details are saved in the profile as well */
export type ConfirmValues = {
  chartStyle: ChartStyle;
  email: string;
  hasConsent: boolean;
  saveBirth: boolean;
};
export type ConfirmErrors = { email?: string | undefined; consent?: string | undefined };

export const getInitialValues = (
  { chartStyle, email, saveBirth }: ConfirmData,
  maySaveBirth: boolean,
): ConfirmValues => ({
  chartStyle,
  email,
  hasConsent: false,
  saveBirth: maySaveBirth && saveBirth,
});

export function validateValues({ email, hasConsent }: ConfirmValues, minor: boolean): ConfirmErrors {
  return {
    ...(isEmailAddress(email.trim()) ? {} : { email: INVALID_EMAIL }),
    ...(minor && !hasConsent ? { consent: GUARDIAN_CONSENT_MISSING } : {}),
  };
}

export const toDraft = (
  { member }: ConfirmData,
  birthDetails: BirthDetails,
  { chartStyle, email, saveBirth }: ConfirmValues,
): ConfirmDraft => ({ member: member.email, birthDetails, chartStyle, email: email.trim(), saveBirth });
