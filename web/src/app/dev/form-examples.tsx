import { useState } from 'react';
import { DEFAULT_CONVENTIONS, type ChartStyle, type Conventions } from '#src/astrology/contract.ts';
import { ChartStyleField } from '#web/ui/form/ChartStyleField.tsx';
import { SignVocabularyField } from '#web/ui/form/SignVocabularyField.tsx';
import { ConventionsField } from '#web/ui/form/ConventionsField.tsx';
import { CheckField, control, Field, FieldError, SelectField, TextField } from '#web/ui/form/Field.tsx';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { HINDI_NAME, LONG_TEXT, type ComponentExample } from './component-example.ts';

const FIELD_PATH = '#web/ui/form/Field.tsx';

export const formExamples: ComponentExample[] = [
  {
    component: TextField,
    name: 'TextField',
    importPath: FIELD_PATH,
    states: {
      default: <TextField label="Full name" placeholder="As on your documents" />,
      'hint, optional': <TextField label="Phone" hint="10 digits, without +91" optional />,
      error: <TextField label="Email" defaultValue="asha@" error="Please enter a valid email" />,
      disabled: <TextField label="Email" defaultValue="asha@example.in" disabled />,
      'Hindi name': <TextField label="Full name" defaultValue={HINDI_NAME} />,
      'long text': (
        <TextField label={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT} defaultValue={LONG_TEXT} />
      ),
    },
  },
  {
    component: SelectField,
    name: 'SelectField',
    importPath: FIELD_PATH,
    states: {
      default: <SelectField label="Month">{renderOptions(['Month', 'January', 'February'])}</SelectField>,
      error: (
        <SelectField label="Month" error="Please choose a month">
          {renderOptions(['Month'])}
        </SelectField>
      ),
      disabled: (
        <SelectField label="Month" disabled>
          {renderOptions(['June'])}
        </SelectField>
      ),
      'long text': <SelectField label="Order">{renderOptions([LONG_TEXT, HINDI_NAME])}</SelectField>,
    },
  },
  {
    component: CheckField,
    name: 'CheckField',
    importPath: FIELD_PATH,
    states: {
      default: <CheckField label="Send me the monthly newsletter about the sky" />,
      checked: <CheckField label="Send me the monthly newsletter about the sky" defaultChecked />,
      error: <CheckField label="I agree to the terms" error="Please agree to the terms" />,
      disabled: <CheckField label="I agree to the terms" disabled />,
      'long text': <CheckField label={LONG_TEXT} />,
    },
  },
  {
    component: Field,
    name: 'Field',
    importPath: FIELD_PATH,
    states: {
      'around a textarea': (
        <Field label="Message" hint="At most 2,000 characters">
          {(controlProps) => <textarea {...controlProps} className={control.input} rows={4} />}
        </Field>
      ),
    },
  },
  {
    component: FieldError,
    name: 'FieldError',
    importPath: FIELD_PATH,
    states: {
      default: <FieldError>Please enter a valid date</FieldError>,
      'long text': <FieldError>{LONG_TEXT}</FieldError>,
    },
  },
  {
    component: PasswordField,
    name: 'PasswordField',
    importPath: '#web/ui/form/PasswordField.tsx',
    states: {
      default: <PasswordField label="Password" hint="At least 6 characters" />,
      error: <PasswordField label="Password" defaultValue="1234" error="At least 6 characters" />,
      disabled: <PasswordField label="Password" disabled />,
    },
  },
  {
    component: FormMessage,
    name: 'FormMessage',
    importPath: '#web/ui/form/FormMessage.tsx',
    states: {
      success: <FormMessage message={{ tone: 'success', text: 'Your changes are saved.' }} />,
      error: <FormMessage message={{ tone: 'error', text: 'Invalid email or password' }} />,
      'long text': <FormMessage message={{ tone: 'error', text: LONG_TEXT }} />,
    },
  },
  {
    component: ChartStyleField,
    name: 'ChartStyleField',
    importPath: '#web/ui/form/ChartStyleField.tsx',
    states: { default: <ChartStyleChoice />, disabled: <ChartStyleChoice disabled /> },
  },
  {
    component: SignVocabularyField,
    name: 'SignVocabularyField',
    importPath: '#web/ui/form/SignVocabularyField.tsx',
    states: {
      default: <SignVocabularyField value="sanskrit" onChange={() => undefined} />,
      disabled: <SignVocabularyField value="english" onChange={() => undefined} disabled />,
    },
  },
  {
    component: ConventionsField,
    name: 'ConventionsField',
    importPath: '#web/ui/form/ConventionsField.tsx',
    states: {
      default: <ConventionsChoice initial={DEFAULT_CONVENTIONS} />,
      'not the default': <ConventionsChoice initial={{ ...DEFAULT_CONVENTIONS, node: 'true' }} />,
      disabled: <ConventionsChoice initial={{ ...DEFAULT_CONVENTIONS, ayanamsa: 'raman' }} disabled />,
    },
  },
];

function renderOptions(labels: string[]) {
  return labels.map((label) => <option key={label}>{label}</option>);
}

/** In a separate form, because the radio buttons of both examples have the same name. */
function ChartStyleChoice({ disabled = false }: { disabled?: boolean }) {
  const [style, setStyle] = useState<ChartStyle>('north');
  return (
    <form>
      <ChartStyleField value={style} onChange={setStyle} disabled={disabled} />
    </form>
  );
}

function ConventionsChoice({ initial, disabled = false }: { initial: Conventions; disabled?: boolean }) {
  const [conventions, setConventions] = useState(initial);
  return <ConventionsField value={conventions} onChange={setConventions} disabled={disabled} />;
}
