/** Birth details for the profile: asked, told back in words, and kept. */
import { useState } from 'react';
import { ProfileAnswer } from '#src/accounts/contract.ts';
import { put } from '#web/lib/api.ts';
import { BirthQuestions } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { BirthWords } from '#web/features/birth-details/BirthSummary.tsx';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';
import { useBirth, type Birth, type BirthStart } from '#web/features/birth-details/use-birth-form.ts';
import { useOwnBirth } from '#web/features/birth-details/use-member-birth.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import css from './BirthDialog.module.css';

type Props = { open: boolean; onClose: () => void; onDone: () => void };

export const BirthDialog = ({ open, onClose, onDone }: Props) => (
  <Dialog open={open} onClose={onClose} title="Your birth" size="sheet">
    {open && <Contents onDone={onDone} />}
  </Dialog>
);

/** Begins with what sign-up told. */
function Contents({ onDone }: { onDone: () => void }) {
  const { start, trouble } = useOwnBirth();
  if (trouble) return <FormMessage said={toErrorMessage(trouble)} />;
  if (!start) return <p role="status">Looking up your details…</p>;
  return <Asked start={start} onDone={onDone} />;
}

function Asked({ start, onDone }: { start: BirthStart; onDone: () => void }) {
  const birth = useBirth(start);
  if (!birth.told) return <BirthQuestions birth={birth} />;
  return <Told birth={birth} told={birth.told} onDone={onDone} />;
}

type ToldProps = { birth: Birth; told: NonNullable<Birth['told']>; onDone: () => void };

function Told({ birth, told, onDone }: ToldProps) {
  const [state, setState] = useState<{ sending?: true; trouble?: string }>({});
  const keep = async () => {
    setState({ sending: true });
    try {
      await put('/api/profile', { birth: told.details }, ProfileAnswer);
      onDone();
    } catch (error) {
      setState({ trouble: handleRequestError(error) });
    }
  };
  return (
    <div className={css.told}>
      <BirthWords
        told={told}
        onRewrite={birth.rewrite}
        onClock={birth.chooseClock}
        locked={state.sending ?? false}
      />
      <FormMessage said={toErrorMessage(state.trouble)} />
      <Button variant="primary" wide busy={state.sending && 'Keeping it...'} onClick={() => void keep()}>
        Yes, draw my chart
      </Button>
    </div>
  );
}
