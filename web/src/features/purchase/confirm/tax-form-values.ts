/** The values of the section "GST invoice" in the order confirmation dialog, and their validation. */
import { getStateCode, isGstin, STATES, TaxDetails } from '#src/orders/tax/contract-tax-details.ts';

export type TaxFormValues = {
  /** code of the State; empty if not given */
  state: string;
  /** whether the invoice names a buyer: the fields below are shown and used */
  hasBuyerDetails: boolean;
  name: string;
  gstin: string;
  address: string;
};
export type TaxFormErrors = Partial<Record<keyof TaxDetails, string>>;

export const getInitialTaxFormValues = (details: TaxDetails | undefined): TaxFormValues => ({
  state: details?.state ?? '',
  hasBuyerDetails: Boolean(details?.name ?? details?.gstin),
  name: details?.name ?? '',
  gstin: details?.gstin ?? '',
  address: details?.address ?? '',
});

/** A complete GSTIN contains the code of the State, which fills in a missing State. */
export function applyTaxFormChange(values: TaxFormValues, change: Partial<TaxFormValues>): TaxFormValues {
  const changed = { ...values, ...change };
  const gstin = normalizeGstin(changed.gstin);
  return changed.state === '' && isGstin(gstin) ? { ...changed, state: getStateCode(gstin) } : changed;
}

const normalizeGstin = (text: string) => text.replace(/\s/g, '').toUpperCase();

/** Returns neither details nor errors for a section that was left empty. */
export function parseTaxForm(values: TaxFormValues): { details?: TaxDetails; errors?: TaxFormErrors } {
  const input = omitEmpty(values.hasBuyerDetails ? values : { state: values.state });
  if (Object.keys(input).length === 0) return {};
  const { data, error } = TaxDetails.safeParse({ state: '', ...input });
  if (data) return { details: data };
  const errors: TaxFormErrors = {};
  for (const { path, message } of error.issues) errors[path[0] as keyof TaxDetails] ??= message;
  return { errors };
}

const omitEmpty = ({ state, name, gstin, address }: Partial<TaxFormValues>) =>
  Object.fromEntries(Object.entries({ state, name, gstin, address }).filter(([, text]) => text?.trim()));

/** The code of "Other territory", which is not a State. */
const OTHER_TERRITORY = '97';

/** Code and name, sorted by name; "Other territory" comes last. */
export const STATE_OPTIONS: readonly [string, string][] = Object.entries(STATES).toSorted(
  ([codeA, nameA], [codeB, nameB]) =>
    Number(codeA === OTHER_TERRITORY) - Number(codeB === OTHER_TERRITORY) || nameA.localeCompare(nameB),
);
