/** Lets a member fill in the own birth or that of a saved person. */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { MatchRole } from '#src/kundli-milan/contract-couple.ts';
import { toFormValues } from '#web/features/birth-details/birth-form.ts';
import { SelectField } from '#web/ui/form/Field.tsx';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';

type Props = {
  role: MatchRole;
  births: readonly BirthDetails[];
  onChoose: (values: BirthFormValues) => void;
};

/** Nothing for visitors, and for members without saved births. */
export function SavedBirthField({ role, births, onChoose }: Props) {
  if (births.length === 0) return null;
  const choose = (index: string) => {
    const birth = births[Number(index)];
    if (index !== '' && birth) onChoose(toValues(birth));
  };
  return (
    <SelectField
      label="Saved person"
      name={`${role}-saved`}
      optional
      value=""
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">Choose, or type below</option>
      {births.map(({ name, date }, index) => (
        <option key={`${name} ${date}`} value={index}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The kootas have no margin for an approximate time: the page itself names what a small error would change. */
function toValues(birth: BirthDetails): BirthFormValues {
  const values = toFormValues(birth);
  return { ...values, timeKind: values.timeKind === 'unknown' ? 'unknown' : 'exact' };
}
