import { useState } from 'react';
import type { ProfileResponse } from '#src/accounts/contract.ts';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { ChartStyleField } from '#web/ui/form/ChartStyleField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { saveChartStyle } from './profile-api.ts';
import { Section } from './Section.tsx';
import { useProfileForm } from './use-profile-form.ts';
import css from './profile.module.css';

const INTRO =
  'Drawn the way your family reads them: on your dashboard, and in every report you order from now on.';

export function ChartStyleSection({ savedStyle }: { savedStyle: ProfileResponse['chartStyle'] }) {
  const [style, setStyle] = useState(savedStyle);
  const { formRef, pending, message, onSubmit, clear } = useProfileForm(async () => {
    await saveChartStyle(style);
    return 'Saved.';
  });
  return (
    <Section id="charts" title="Chart style" intro={INTRO}>
      <form
        ref={formRef}
        className={`${css.form} ${css.style}`}
        method="post"
        action="/api/profile"
        onSubmit={onSubmit}
        onInput={clear}
      >
        <ChartStyleField value={style} onChange={setStyle} disabled={pending} />
        <FormMessage message={message} />
        <Button type="submit" busyLabel={pending && 'Saving...'}>
          Save chart style
        </Button>
      </form>
    </Section>
  );
}
