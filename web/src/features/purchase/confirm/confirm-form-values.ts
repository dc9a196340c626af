/** What the confirm sheet asks besides the birth. */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { ChartStyle } from '#src/astrology/contract.ts';
import { GUARDIAN_CONSENT_MISSING } from '#web/features/birth-details/GuardianConsentField.tsx';
import type { Confirmation } from './confirm-data.ts';
import type { Filled } from './draft.ts';

export type Answers = { chartStyle: ChartStyle; email: string; guardian: boolean; keep: boolean };
export type Problems = { email?: string | undefined; guardian?: string | undefined };

export const firstAnswers = ({ chartStyle, email, keep }: Confirmation, mayKeep: boolean): Answers => ({
  chartStyle,
  email,
  guardian: false,
  keep: mayKeep && keep,
});

export function problemsOf({ email, guardian }: Answers, minor: boolean): Problems {
  return {
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
      ? {}
      : { email: 'Please enter a valid email address.' }),
    ...(minor && !guardian ? { guardian: GUARDIAN_CONSENT_MISSING } : {}),
  };
}

/** The sheet as a whole. A guardian agrees anew each time. */
export const filledOf = (
  { member }: Confirmation,
  birthDetails: BirthDetails,
  { chartStyle, email, keep }: Answers,
): Filled => ({ member: member.email, birthDetails, chartStyle, email: email.trim(), keep });
