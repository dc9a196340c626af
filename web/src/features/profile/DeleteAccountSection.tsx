import { useRef, type RefObject } from 'react';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { findPasswordMissing } from './card-rules.ts';
import { CardForm } from './CardForm.tsx';
import { requestDeletion } from './profile-api.ts';
import { cancelDeletion, useDeletionStatus } from '#web/lib/account-deletion/deletion-status.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { Section } from './Section.tsx';
import { useProfileForm } from './use-profile-form.ts';
import css from './profile.module.css';

const INTRO =
  '48 hours after you ask, we remove your details, your people, your messages and every report we keep. Of your orders only numbers and amounts stay in our books, without your name; a name you put on a tax invoice stays on it for as long as the law requires.';

export function DeleteAccountSection({ hasPassword }: { hasPassword: boolean }) {
  const scheduledAt = useDeletionStatus((state) => state.scheduledAt);
  // the button disappears when the two states switch: the focus moves to this element
  const focusTargetRef = useRef<HTMLDivElement>(null);
  return (
    <Section id="delete-account" title="Delete your account" intro={INTRO}>
      <div ref={focusTargetRef} tabIndex={-1} className={css.focusTarget}>
        {scheduledAt ? (
          <DeletionScheduled scheduledAt={scheduledAt} focusTargetRef={focusTargetRef} />
        ) : (
          <RequestDeletion focusTargetRef={focusTargetRef} hasPassword={hasPassword} />
        )}
      </div>
    </Section>
  );
}

type Props = { focusTargetRef: RefObject<HTMLElement | null> };

function RequestDeletion({ focusTargetRef, hasPassword }: Props & { hasPassword: boolean }) {
  const request = async (data: FormData) => {
    await requestDeletion(data);
    focusTargetRef.current?.focus();
    return 'We have sent you an e-mail about it.';
  };
  return (
    <CardForm
      label="Delete my account"
      submitLabel="Delete my account in 48 hours"
      pendingLabel="Sending..."
      action="/api/account/confirm"
      request={request}
      findErrors={findPasswordMissing}
    >
      {(getError) => (
        <>
          <p className="soft">
            Download your reports first: they cannot be restored afterwards. A paid report is finished or
            refunded before the deletion.
          </p>
          <ConfirmPassword hasPassword={hasPassword} error={getError('password')} />
        </>
      )}
    </CardForm>
  );
}

function DeletionScheduled({ scheduledAt, focusTargetRef }: Props & { scheduledAt: string }) {
  const { pending, message, submit } = useProfileForm(async () => {
    await cancelDeletion();
    showToast('Your account stays. Welcome back!', { tone: 'success' });
    focusTargetRef.current?.focus();
    return '';
  });
  return (
    <div className={css.scheduledDeletion}>
      <p>
        Your account will be deleted on{' '}
        <b className="num">{`${formatIstDate(scheduledAt)} at ${formatIstTime(scheduledAt)}`}</b>. Until then
        nothing changes, and you can cancel it here.
      </p>
      <FormMessage message={message} />
      <Button variant="primary" busyLabel={pending && 'One moment...'} onClick={submit}>
        Keep my account
      </Button>
    </div>
  );
}
