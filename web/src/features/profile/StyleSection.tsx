import { useState } from 'react';
import type { ProfileAnswer } from '#src/accounts/contract.ts';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { ChartStyleField } from '#web/ui/form/ChartStyleField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { saveStyle } from './profile-calls.ts';
import { Section } from './Section.tsx';
import { useAct } from './use-act.ts';
import css from './profile.module.css';

const INTRO =
  'Drawn the way your family reads them: on your dashboard, and in every report you order from now on.';

export function StyleSection({ kept }: { kept: ProfileAnswer['chartStyle'] }) {
  const [style, setStyle] = useState(kept);
  const { form, busy, said, onSubmit, hush } = useAct(async () => {
    await saveStyle(style);
    return 'Saved.';
  });
  return (
    <Section id="charts" title="Chart style" intro={INTRO}>
      <form
        ref={form}
        className={`${css.form} ${css.style}`}
        method="post"
        action="/api/profile"
        onSubmit={onSubmit}
        onInput={hush}
      >
        <ChartStyleField value={style} onChange={setStyle} disabled={busy} />
        <FormMessage said={said} />
        <Button type="submit" busy={busy && 'Saving...'}>
          Save chart style
        </Button>
      </form>
    </Section>
  );
}
