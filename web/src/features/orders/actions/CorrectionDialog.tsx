/** Corrects the birth details of a delivered report: the form, then both versions to compare, then a new edition. */
import { useState } from 'react';
import {
  OrderBirthDetailsResponse,
  OrderResponse,
  type OrderView,
  type SavedIn,
} from '#src/orders/contract.ts';
import { toFormValues } from '#web/features/birth-details/birth-form.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { BirthReviewForm } from '#web/features/birth-details/BirthReviewForm.tsx';
import { resolveBirth, type ResolvedBirthDetails } from '#web/features/birth-details/resolve-birth.ts';
import { useBirthForm, useReportReview } from '#web/features/birth-details/use-birth-form.ts';
import { get, post } from '#web/lib/api.ts';
import { getCorrectionDeadline } from '#web/lib/orders/order-labels.ts';
import { handleRequestError, useSessionToken } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { CheckField } from '#web/ui/form/Field.tsx';
import { FormMessage, toErrorMessage } from '#web/ui/form/FormMessage.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import css from './CorrectionDialog.module.css';

type Props = { open: boolean; order: OrderView; onClose: () => void; onDone: (order: OrderView) => void };

export function CorrectionDialog({ open, order, onClose, onDone }: Props) {
  const [isReviewing, setIsReviewing] = useState(false);
  const title = isReviewing ? 'Before and after' : 'Correct birth details';
  return (
    <Dialog open={open} onClose={onClose} title={title} size="medium">
      {open && <Contents order={order} onDone={onDone} onReview={setIsReviewing} />}
    </Dialog>
  );
}

type ContentsProps = Pick<Props, 'order' | 'onDone'> & { onReview: (isReviewing: boolean) => void };

function Contents(props: ContentsProps) {
  const { id } = props.order;
  const token = useSessionToken();
  const { data: orderBirth, error } = useQuery(
    token && `${id} ${token}`,
    (signal) => loadOrderBirth(id, signal),
    { handleError: handleRequestError },
  );
  if (error) return <FormMessage message={toErrorMessage(error)} />;
  if (!orderBirth) return <p role="status">Loading the details of this report…</p>;
  return <Editor {...props} {...orderBirth} />;
}

type OrderBirth = { currentBirth: ResolvedBirthDetails; savedIn: SavedIn | undefined };

async function loadOrderBirth(id: string, signal: AbortSignal): Promise<OrderBirth> {
  const path = `/api/orders/${encodeURIComponent(id)}/birth-details`;
  const { birthDetails, savedIn } = await get(path, OrderBirthDetailsResponse, { signal });
  return { currentBirth: await resolveBirth(birthDetails, signal), savedIn };
}

function Editor({ order, onDone, onReview, currentBirth, savedIn }: ContentsProps & OrderBirth) {
  const birthForm = useBirthForm({ values: toFormValues(currentBirth.details) });
  const { resolved } = birthForm;
  const [useFromNow, setUseFromNow] = useState(true);
  const [loadedAt] = useState(() => new Date().toISOString());
  useReportReview(birthForm, onReview);
  if (!resolved)
    return (
      <div className={css.form}>
        <p className="small soft">
          Once, and free of charge, {getCorrectionDeadline(order, loadedAt) ?? 'within seven days'}. The{' '}
          {order.reportName} is made again and sent as edition {order.edition + 1}. The current one stays
          here, marked as replaced. You can correct details of the same person; for another person please
          place a new order.
        </p>
        <BirthDetailsForm birthForm={birthForm} />
      </div>
    );
  const path = `/api/orders/${encodeURIComponent(order.id)}/correction`;
  return (
    <BirthReviewForm
      birthForm={birthForm}
      resolved={resolved}
      action={path}
      sendRequest={async (birthDetails) => {
        const request = { birthDetails, useFromNow: savedIn !== undefined && useFromNow };
        onDone((await post(path, request, OrderResponse)).order);
      }}
      submitLabel={`Yes, make edition ${order.edition + 1}`}
      pendingLabel="Sending..."
      isPersonFixed
      renderSummary={(summary) => (
        <>
          <section className={css.version}>
            <h3>Edition {order.edition} was written from</h3>
            <p className={`${css.currentDetails} soft`}>{describeBirth(currentBirth)}</p>
          </section>
          <section className={css.version}>
            <h3>Edition {order.edition + 1} will be written from</h3>
            {summary}
          </section>
        </>
      )}
      note={<CorrectionNote savedIn={savedIn} useFromNow={useFromNow} onChange={setUseFromNow} />}
    />
  );
}

type CorrectionNoteProps = {
  savedIn: SavedIn | undefined;
  useFromNow: boolean;
  onChange: (useFromNow: boolean) => void;
};

function CorrectionNote({ savedIn, useFromNow, onChange }: CorrectionNoteProps) {
  return (
    <>
      {savedIn && (
        <CheckField
          name="useFromNow"
          label={USE_FROM_NOW_LABELS[savedIn]}
          checked={useFromNow}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
      <p className="small soft">
        You can correct the details only once. Please read the second sentence carefully.
      </p>
    </>
  );
}

const USE_FROM_NOW_LABELS: Record<SavedIn, string> = {
  profile: 'Use this from now on: in my profile, on my dashboard and for my next order.',
  people: 'Use this from now on: for this person in my saved people and for the next order.',
};

/** "Asha Rao, born on Tuesday 4 June 1996, 2:30 in the afternoon, in Kota, Rajasthan (…)." */
const describeBirth = ({ details, birthText, birth }: ResolvedBirthDetails): string =>
  `${details.name}, born on ${birthText.born}, in ${birthText.place} (${birth.clock}).`;
