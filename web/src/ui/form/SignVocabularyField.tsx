import { formatSignIn, SIGN_VOCABULARIES, type SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { SelectField } from './Field.tsx';

type Props = {
  value: SignVocabulary;
  onChange: (vocabulary: SignVocabulary) => void;
  disabled?: boolean;
};

const LABELS: Record<SignVocabulary, string> = { sanskrit: 'Sanskrit', english: 'English' };

/** The sign of the examples. */
const MAKARA = 10;

/** The names of the signs on the dashboard and in reports. */
export const SignVocabularyField = ({ value, onChange, disabled = false }: Props) => (
  <SelectField
    label="Names of the signs"
    name="signVocabulary"
    value={value}
    disabled={disabled}
    onChange={(event) => onChange(event.target.value as SignVocabulary)}
  >
    {SIGN_VOCABULARIES.map((vocabulary) => (
      <option key={vocabulary} value={vocabulary}>
        {LABELS[vocabulary]}: {formatSignIn(vocabulary, MAKARA)}
      </option>
    ))}
  </SelectField>
);
