import { useRef, type RefObject } from 'react';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { CardForm } from './CardForm.tsx';
import { requestDeletion } from './profile-calls.ts';
import { cancelDeletion, useDeletionStatus } from '#web/lib/account-deletion/deletion-status.ts';
import { PasswordAgain } from './PasswordAgain.tsx';
import { Section } from './Section.tsx';
import { useAct } from './use-act.ts';
import css from './profile.module.css';

const INTRO =
  '48 hours after you ask, we remove your details, your people, your messages and every report we keep. Of your orders only numbers and amounts stay in our books, without your name.';

export function LeaveSection({ hasPassword }: { hasPassword: boolean }) {
  const at = useDeletionStatus((state) => state.scheduledAt);
  // One half takes the other's place and its button goes with it: the focus stays here.
  const here = useRef<HTMLDivElement>(null);
  return (
    <Section id="leave" title="Delete your account" intro={INTRO}>
      <div ref={here} tabIndex={-1} className={css.here}>
        {at ? <Leaving at={at} here={here} /> : <Ask here={here} hasPassword={hasPassword} />}
      </div>
    </Section>
  );
}

type Half = { here: RefObject<HTMLElement | null> };

function Ask({ here, hasPassword }: Half & { hasPassword: boolean }) {
  const ask = async (data: FormData) => {
    await requestDeletion(data);
    here.current?.focus();
    return 'We have sent you a mail about it.';
  };
  return (
    <CardForm
      label="Delete my account"
      send="Delete my account in 48 hours"
      sending="Asking..."
      action="/api/account/confirm"
      work={ask}
    >
      {(errorOf) => (
        <>
          <p className="soft">
            Download your reports first: afterwards nobody can bring them back. A report that is paid for is
            finished or refunded before you go.
          </p>
          <PasswordAgain hasPassword={hasPassword} error={errorOf('password')} />
        </>
      )}
    </CardForm>
  );
}

function Leaving({ at, here }: Half & { at: string }) {
  const { busy, said, act } = useAct(async () => {
    await cancelDeletion();
    toast('Your account stays. Welcome back!', { tone: 'ok' });
    here.current?.focus();
    return '';
  });
  return (
    <div className={css.leaving}>
      <p>
        Your account will be deleted on{' '}
        <b className="num">{`${formatIstDate(at)} at ${formatIstTime(at)}`}</b>. Until then nothing is
        touched, and one press takes it back.
      </p>
      <FormMessage said={said} />
      <Button variant="primary" busy={busy && 'One moment...'} onClick={act}>
        Keep my account
      </Button>
    </div>
  );
}
