import { DEFAULT_CONVENTIONS, type Conventions } from '#src/astrology/contract.ts';
import css from './ConventionsField.module.css';
import { SelectField } from './Field.tsx';

type Props = { value: Conventions; onChange: (conventions: Conventions) => void; disabled?: boolean };

type Choices = { [Key in keyof Conventions]: readonly (readonly [Conventions[Key], string])[] };

/** The first of each is the default. */
const CHOICES: Choices = {
  ayanamsa: [
    ['lahiri', 'Lahiri (usual in India)'],
    ['kp', 'Krishnamurti (KP)'],
    ['raman', 'B. V. Raman'],
    ['true-chitra', 'True Chitra'],
  ],
  node: [
    ['mean', 'Mean node (usual in India)'],
    ['true', 'True node'],
  ],
  sunrise: [
    ['upper-limb', 'Upper edge of the Sun (usual)'],
    ['centre', 'Centre of the Sun'],
    ['hindu', 'Centre of the Sun, without refraction'],
  ],
};

const LABELS = { ayanamsa: 'Zodiac (ayanamsa)', node: 'Rahu and Ketu', sunrise: 'Sunrise' } as const;

/** The conventions of the computation, closed unless one of them is not the default. */
export function ConventionsField({ value, onChange, disabled = false }: Props) {
  const isDefault = Object.entries(DEFAULT_CONVENTIONS).every(
    ([key, choice]) => value[key as keyof Conventions] === choice,
  );
  return (
    <details className={css.details} open={!isDefault}>
      <summary>Advanced: how the chart is computed</summary>
      <fieldset className={css.fields} disabled={disabled}>
        <legend className="sr-only">How the chart is computed</legend>
        <p className="small soft">
          Change this only if your family’s astrologer uses another convention. The report prints what was
          used.
        </p>
        {(Object.keys(CHOICES) as (keyof Conventions)[]).map((key) => (
          <SelectField
            key={key}
            label={LABELS[key]}
            name={key}
            value={value[key]}
            onChange={(event) => onChange({ ...value, [key]: event.target.value })}
          >
            {CHOICES[key].map(([choice, name]) => (
              <option key={choice} value={choice}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </fieldset>
    </details>
  );
}
