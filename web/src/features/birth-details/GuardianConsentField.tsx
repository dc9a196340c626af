import { CheckField } from '#web/ui/form/Field.tsx';

type Props = {
  /** the name of the minor */
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
};

/** Required when the report is about a person under eighteen. */
export const GuardianConsentField = ({ name, checked, onChange, error }: Props) => (
  <CheckField
    name="guardian"
    label={`I am the parent or guardian of ${name}, and I agree that these details are used for the report.`}
    checked={checked}
    onChange={(event) => onChange(event.target.checked)}
    error={error}
  />
);

export const GUARDIAN_CONSENT_MISSING = 'Under eighteen, a parent or guardian has to agree.';
