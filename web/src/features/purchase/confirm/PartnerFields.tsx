/** The role of the second person in the match, and the consent to give the birth details of somebody else. */
import { CONSENT_TEXT } from '#src/orders/contract-partner.ts';
import { PartnerRoleField } from '#web/features/birth-details/PartnerRoleField.tsx';
import { CheckField } from '#web/ui/form/Field.tsx';
import type { ConfirmErrors, PartnerValues } from './confirm-form-values.ts';

type Props = {
  values: PartnerValues;
  onChange: (values: PartnerValues) => void;
  errors: ConfirmErrors;
  names: { first: string; second: string };
  disabled: boolean;
};

export const PartnerFields = ({ values, onChange, errors, names, disabled }: Props) => (
  <>
    <PartnerRoleField
      value={values.role}
      onChange={(role) => onChange({ ...values, role })}
      names={names}
      error={errors.partnerRole}
      disabled={disabled}
    />
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
