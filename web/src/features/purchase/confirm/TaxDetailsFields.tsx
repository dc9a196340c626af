/** An optional part of the confirmation form: the State for the tax invoice, and a name or company to put on it. */
import { MAX_BUYER_ADDRESS_LENGTH, MAX_BUYER_NAME_LENGTH } from '#src/orders/tax/contract-tax-details.ts';
import { CheckField, SelectField, TextField } from '#web/ui/form/Field.tsx';
import {
  applyTaxFormChange,
  STATE_OPTIONS,
  type TaxFormErrors,
  type TaxFormValues,
} from './tax-form-values.ts';
import css from './ConfirmDialog.module.css';

type Props = {
  values: TaxFormValues;
  onChange: (values: TaxFormValues) => void;
  errors: TaxFormErrors | undefined;
  disabled: boolean;
};

export function TaxDetailsFields({ values, onChange, errors, disabled }: Props) {
  const changeValues = (changes: Partial<TaxFormValues>) => onChange(applyTaxFormChange(values, changes));
  return (
    <fieldset className={css.tax} disabled={disabled}>
      <legend>GST invoice</legend>
      <SelectField
        label="Your State or Union Territory"
        optional
        hint="It decides which GST the invoice shows. The price stays the same."
        name="taxState"
        autoComplete="address-level1"
        value={values.state}
        onChange={(event) => changeValues({ state: event.target.value })}
        error={errors?.state}
      >
        <option value="">Not given</option>
        {STATE_OPTIONS.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <CheckField
        name="hasTaxBuyer"
        label="Put a company or another name on the invoice."
        checked={values.hasBuyerDetails}
        onChange={(event) => changeValues({ hasBuyerDetails: event.target.checked })}
      />
      {values.hasBuyerDetails && <BuyerFields {...{ values, changeValues, errors }} />}
    </fieldset>
  );
}

type BuyerFieldsProps = {
  values: TaxFormValues;
  changeValues: (changes: Partial<TaxFormValues>) => void;
  errors: TaxFormErrors | undefined;
};

function BuyerFields({ values, changeValues, errors }: BuyerFieldsProps) {
  return (
    <>
      <TextField
        label="Name on the invoice"
        hint="It stays on the invoice for as long as tax law requires, even if you delete your account."
        name="taxName"
        autoComplete="organization"
        maxLength={MAX_BUYER_NAME_LENGTH}
        value={values.name}
        onChange={(event) => changeValues({ name: event.target.value })}
        error={errors?.name}
      />
      <TextField
        label="GSTIN"
        optional
        hint="15 characters, as on the registration certificate."
        name="taxGstin"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={values.gstin}
        onChange={(event) => changeValues({ gstin: event.target.value })}
        error={errors?.gstin}
      />
      <TextField
        label="Registered address"
        optional={!values.gstin}
        hint="Needed with a GSTIN."
        name="taxAddress"
        autoComplete="street-address"
        maxLength={MAX_BUYER_ADDRESS_LENGTH}
        value={values.address}
        onChange={(event) => changeValues({ address: event.target.value })}
        error={errors?.address}
      />
    </>
  );
}
