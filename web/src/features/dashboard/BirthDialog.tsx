/** Adds the member's own birth details: the form, then the summary to confirm. */
import { useState } from 'react';
import { ProfileResponse } from '#src/accounts/contract.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { BirthSummary } from '#web/features/birth-details/BirthSummary.tsx';
import type { ResolvedBirthDetails } from '#web/features/birth-details/resolve-birth.ts';
import {
  useBirthForm,
  useReportReview,
  type BirthFormState,
  type InitialBirth,
} from '#web/features/birth-details/use-birth-form.ts';
import { useMemberBirth } from '#web/features/birth-details/use-member-birth.ts';
import { put } from '#web/lib/api.ts';
import { submitRequest } from '#web/lib/session/session-expiry.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormMessage, toErrorMessage } from '#web/ui/form/FormMessage.tsx';
import { toFormMessage, useSubmit } from '#web/ui/form/use-submit.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import css from '#web/ui/form/form.module.css';

type Props = { open: boolean; onClose: () => void; onDone: () => void };

export function BirthDialog({ open, onClose, onDone }: Props) {
  const [isReviewing, setIsReviewing] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title={isReviewing ? 'Is this right?' : 'Your birth'} size="medium">
      {open && <BirthDialogContents onDone={onDone} onReview={setIsReviewing} />}
    </Dialog>
  );
}

type ContentsProps = Pick<Props, 'onDone'> & { onReview: (isReviewing: boolean) => void };

/** The form starts with the details of the profile or of the sign-up. */
function BirthDialogContents(props: ContentsProps) {
  const { initialBirth, error } = useMemberBirth();
  if (error) return <FormMessage message={toErrorMessage(error)} />;
  if (!initialBirth) return <p role="status">Loading your details…</p>;
  return <BirthEditor initialBirth={initialBirth} {...props} />;
}

function BirthEditor({ initialBirth, onDone, onReview }: ContentsProps & { initialBirth: InitialBirth }) {
  const birthForm = useBirthForm(initialBirth);
  useReportReview(birthForm, onReview);
  if (!birthForm.resolved) return <BirthDetailsForm birthForm={birthForm} />;
  return <BirthReview birthForm={birthForm} resolved={birthForm.resolved} onDone={onDone} />;
}

type ReviewProps = { birthForm: BirthFormState; resolved: ResolvedBirthDetails; onDone: () => void };

function BirthReview({ birthForm, resolved, onDone }: ReviewProps) {
  const { result, pending, submit } = useSubmit(() =>
    submitRequest(async () => {
      await put('/api/profile', { birth: resolved.details }, ProfileResponse);
      onDone();
    }),
  );
  return (
    <div className={css.stack}>
      <BirthSummary
        resolved={resolved}
        onEdit={birthForm.edit}
        onChooseOffset={birthForm.chooseOffset}
        isLocked={pending}
      />
      <FormMessage message={toFormMessage(result)} />
      <Button variant="primary" wide busyLabel={pending && 'Saving...'} onClick={submit}>
        Yes, draw my chart
      </Button>
    </div>
  );
}
