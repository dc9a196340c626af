/** Consent of a guardian, and saving the birth details for later orders. */
import { GuardianConsentField } from '#web/features/birth-details/GuardianConsentField.tsx';
import { CheckField } from '#web/ui/form/Field.tsx';
import type { ConfirmErrors, ConfirmValues } from './confirm-form-values.ts';

/** Where the birth details may be saved besides the order. */
export type SaveTarget = 'profile' | 'people';

type Props = {
  values: ConfirmValues;
  changeValues: (changes: Partial<ConfirmValues>) => void;
  errors: ConfirmErrors;
  needsConsent: boolean;
  saveTarget: SaveTarget | undefined;
  /** of the person whom the report is about */
  name: string;
};

export function ConfirmCheckboxes({ values, changeValues, errors, needsConsent, saveTarget, name }: Props) {
  if (!needsConsent && !saveTarget) return null;
  return (
    <div>
      {needsConsent && (
        <GuardianConsentField
          name={name}
          checked={values.hasConsent}
          onChange={(hasConsent) => changeValues({ hasConsent })}
          error={errors.consent}
        />
      )}
      {saveTarget && (
        <CheckField
          name="keep"
          label={SAVE_LABELS[saveTarget]}
          checked={isSaveChosen(values, saveTarget)}
          onChange={(event) => changeValues({ shouldSaveBirth: event.target.checked })}
        />
      )}
    </div>
  );
}

const SAVE_LABELS: Record<SaveTarget, string> = {
  profile: 'These are my own birth details: save them in my profile for my next orders.',
  people: 'Save this person, so that I can choose them for my next orders.',
};

/** Off at first for another person, whose details are saved only if the member asks for it. */
export const isSaveChosen = ({ shouldSaveBirth }: ConfirmValues, target: SaveTarget): boolean =>
  shouldSaveBirth ?? target === 'profile';
