import { useState } from 'react';
import type { ProfileResponse } from '#src/accounts/contract.ts';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { ChartStyleField } from '#web/ui/form/ChartStyleField.tsx';
import { ConventionsField } from '#web/ui/form/ConventionsField.tsx';
import { SignVocabularyField } from '#web/ui/form/SignVocabularyField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { saveChartChoices } from './profile-api.ts';
import { Section } from './Section.tsx';
import { useProfileForm } from './use-profile-form.ts';
import css from './profile.module.css';

const INTRO =
  'How your charts are drawn, named and computed: on your dashboard, and in every report you order from now on.';

type Props = { saved: Pick<ProfileResponse, 'chartStyle' | 'signVocabulary' | 'conventions'> };

export function ChartSection({ saved }: Props) {
  const [chartStyle, setChartStyle] = useState(saved.chartStyle);
  const [signVocabulary, setSignVocabulary] = useState(saved.signVocabulary);
  const [conventions, setConventions] = useState(saved.conventions);
  const { formRef, pending, message, onSubmit, clear } = useProfileForm(async () => {
    await saveChartChoices({ chartStyle, signVocabulary, conventions });
    return 'Saved.';
  });
  return (
    <Section id="charts" title="Charts" intro={INTRO}>
      <form
        ref={formRef}
        className={`${css.form} ${css.chartStyle}`}
        method="post"
        action="/api/profile"
        onSubmit={onSubmit}
        onInput={clear}
      >
        <ChartStyleField value={chartStyle} onChange={setChartStyle} disabled={pending} />
        <SignVocabularyField value={signVocabulary} onChange={setSignVocabulary} disabled={pending} />
        <ConventionsField value={conventions} onChange={setConventions} disabled={pending} />
        <FormMessage message={message} />
        <Button type="submit" busyLabel={pending && 'Saving...'}>
          Save
        </Button>
      </form>
    </Section>
  );
}
