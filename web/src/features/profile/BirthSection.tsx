import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BirthQuestions } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { BirthWords } from '#web/features/birth-details/BirthSummary.tsx';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { formOf } from '#web/features/birth-details/birth-form.ts';
import type { ToldBirth } from '#web/features/birth-details/resolve-birth.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';
import { useBirth, type BirthStart } from '#web/features/birth-details/use-birth-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveBirth } from './profile-calls.ts';
import { Section } from './Section.tsx';
import { useTurned } from '#web/ui/behaviour/use-focus-on-flip.ts';
import css from './profile.module.css';

const INTRO = 'Your dashboard and your reports are computed from these.';

export function BirthSection({ start }: { start: BirthStart }) {
  const [kept, setKept] = useState(start);
  const [round, setRound] = useState(0);
  const [saved, setSaved] = useState(false);
  const done = (told: ToldBirth) => {
    setKept({ form: formOf(told.details), told });
    setSaved(true);
  };
  const back = () => {
    setSaved(false);
    setRound(round + 1);
  };
  return (
    <Section id="birth" title="Birth details" intro={INTRO}>
      <OwnBirth key={round} start={kept} onSaved={done} onBack={back} onRewrite={() => setSaved(false)} />
      <div role="status" className={css.told}>
        {saved && <Afterwards />}
      </div>
    </Section>
  );
}

/** What a member asks next: whether the reports that are there change as well. */
const Afterwards = () => (
  <p className={css.news}>
    <b>Saved.</b> Your dashboard is computed from these now. Reports you have ordered keep the details they
    were ordered with; one that needs others is corrected in <Link to="/my-reports">My Reports</Link>.
  </p>
);

type Props = {
  start: BirthStart;
  onSaved: (told: ToldBirth) => void;
  /** everything as it was */
  onBack: () => void;
  onRewrite: () => void;
};

function OwnBirth({ start, onSaved, onBack, onRewrite }: Props) {
  const birth = useBirth(start);
  const [state, setState] = useState<{ saving?: true; trouble?: string }>({});
  const { told } = birth;
  const card = useRef<HTMLDivElement>(null);
  useTurned(card, told === undefined);
  const save = async (words: ToldBirth) => {
    setState({ saving: true });
    try {
      await saveBirth(words.details);
      setState({});
      onSaved(words);
    } catch (error) {
      setState({ trouble: handleRequestError(error) });
    }
  };
  const isNew = told && JSON.stringify(start.told?.details) !== JSON.stringify(told.details);
  const back = start.told && (
    <Button variant="text" disabled={state.saving ?? false} onClick={onBack}>
      Leave it as it was
    </Button>
  );
  return (
    <div ref={card} className={css.form}>
      {told ? (
        <BirthWords
          told={told}
          onRewrite={(form) => {
            setState({});
            onRewrite();
            birth.rewrite(form);
          }}
          onClock={birth.chooseClock}
          locked={state.saving ?? false}
          samePerson
        />
      ) : (
        <BirthQuestions birth={birth} />
      )}
      <FormMessage said={toErrorMessage(state.trouble)} />
      {isNew ? (
        <div className={css.buttons}>
          <Button
            variant="primary"
            data-first
            busy={state.saving && 'Saving...'}
            onClick={() => void save(told)}
          >
            Yes, save my birth details
          </Button>
          {back}
        </div>
      ) : (
        !told && back
      )}
    </div>
  );
}
