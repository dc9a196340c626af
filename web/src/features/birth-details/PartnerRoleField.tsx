import type { PartnerRole } from '#src/orders/contract-partner.ts';
import { SelectField } from '#web/ui/form/Field.tsx';

type Props = {
  value: PartnerRole | undefined;
  onChange: (role: PartnerRole | undefined) => void;
  names: { first: string; second: string };
  error?: string | undefined;
  disabled: boolean;
};

/** The role of the second person of a report on two people; the first person has the other one. */
export const PartnerRoleField = ({ value, onChange, names, error, disabled }: Props) => (
  <SelectField
    label="Who is the bride, and who is the groom?"
    hint="Three of the eight kootas count differently for the two."
    name="partnerRole"
    disabled={disabled}
    value={value ?? ''}
    onChange={(event) => onChange((event.target.value || undefined) as PartnerRole | undefined)}
    error={error}
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
);
