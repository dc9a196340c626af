/** Adds the birth details that an order waits for: the form, then the summary to confirm. */
import { useState } from 'react';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { BirthReviewForm } from '#web/features/birth-details/BirthReviewForm.tsx';
import {
  useBirthForm,
  useReportReview,
  type InitialBirth,
} from '#web/features/birth-details/use-birth-form.ts';
import { useMemberBirth } from '#web/features/birth-details/use-member-birth.ts';
import { post } from '#web/lib/api.ts';
import { FormMessage, toErrorMessage } from '#web/ui/form/FormMessage.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';

type Props = { open: boolean; order: OrderView; onClose: () => void; onDone: (order: OrderView) => void };

export function BirthDetailsDialog({ open, order, onClose, onDone }: Props) {
  const [isReviewing, setIsReviewing] = useState(false);
  const title = isReviewing ? 'Is this right?' : 'Birth details';
  return (
    <Dialog open={open} onClose={onClose} title={title} size="medium">
      {open && <Contents order={order} onDone={onDone} onReview={setIsReviewing} />}
    </Dialog>
  );
}

type ContentsProps = Pick<Props, 'order' | 'onDone'> & { onReview: (isReviewing: boolean) => void };

function Contents(props: ContentsProps) {
  const { initialBirth, error } = useMemberBirth();
  if (error) return <FormMessage message={toErrorMessage(error)} />;
  if (!initialBirth) return <p role="status">Loading your details…</p>;
  return <Editor {...props} initialBirth={initialBirth} />;
}

function Editor({ order, onDone, onReview, initialBirth }: ContentsProps & { initialBirth: InitialBirth }) {
  const birthForm = useBirthForm(initialBirth);
  const { resolved } = birthForm;
  useReportReview(birthForm, onReview);
  if (!resolved) return <BirthDetailsForm birthForm={birthForm} />;
  const path = `/api/orders/${encodeURIComponent(order.id)}/birth-details`;
  return (
    <BirthReviewForm
      birthForm={birthForm}
      resolved={resolved}
      action={path}
      sendRequest={async (birthDetails) => onDone((await post(path, { birthDetails }, OrderResponse)).order)}
      submitLabel="Yes, make my report"
      pendingLabel="Sending..."
      renderSummary={(summary) => (
        <>
          <p className="small soft">
            We write the {order.reportName} from these details. Please read them carefully.
          </p>
          {summary}
        </>
      )}
    />
  );
}
