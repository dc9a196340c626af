import { findPasswordMissing } from './card-rules.ts';
import { CardForm } from './CardForm.tsx';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { downloadExport } from './profile-api.ts';
import { Section } from './Section.tsx';

const INTRO =
  'Everything that we store about you, in one zip file: your details, your orders step by step, your messages, and every report as a PDF.';

export const ExportSection = ({ hasPassword }: { hasPassword: boolean }) => (
  <Section id="data" title="Download your data" intro={INTRO}>
    <CardForm
      label="Download my data"
      submitLabel="Download"
      pendingLabel="Preparing..."
      action="/api/account/confirm"
      request={downloadExport}
      findErrors={findPasswordMissing}
    >
      {(getError) => (
        <ConfirmPassword
          hasPassword={hasPassword}
          hint="With many reports it takes a minute."
          error={getError('password')}
        />
      )}
    </CardForm>
  </Section>
);
