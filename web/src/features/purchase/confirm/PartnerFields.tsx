/** The role of the second person in the match, and the consent to give the birth details of somebody else. */
import { CONSENT_TEXT, type PartnerRole } from '#src/orders/contract-partner.ts';
import { CheckField, SelectField } from '#web/ui/form/Field.tsx';
import type { ConfirmErrors, PartnerValues } from './confirm-form-values.ts';

type Props = {
  values: PartnerValues;
  onChange: (values: PartnerValues) => void;
  errors: ConfirmErrors;
  names: { first: string; second: string };
  disabled: boolean;
};

export function PartnerFields({ values, onChange, errors, names, disabled }: Props) {
  return (
    <>
      <SelectField
        label="Who is the bride, and who is the groom?"
        hint="Three of the eight kootas count differently for the two."
        name="partnerRole"
        disabled={disabled}
        value={values.role ?? ''}
        onChange={(event) => onChange({ ...values, role: toRole(event.target.value) })}
        error={errors.partnerRole}
      >
        <option value="">Please choose</option>
        <option value="groom">
          {names.first} is the bride, {names.second} the groom
        </option>
        <option value="bride">
          {names.first} is the groom, {names.second} the bride
        </option>
        <option value="open">Leave it open: show both</option>
      </SelectField>
      <CheckField
        name="partnerConsent"
        label={CONSENT_TEXT}
        checked={values.hasConsent}
        disabled={disabled}
        onChange={(event) => onChange({ ...values, hasConsent: event.target.checked })}
        error={errors.partnerConsent}
      />
    </>
  );
}

const toRole = (value: string): PartnerRole | undefined =>
  value === '' ? undefined : (value as PartnerRole);
