/** Corrects the birth details of a delivered report: the form, then both versions to compare, then a new edition. */
import { useEffect, useState } from 'react';
import {
  OrderBirthDetailsResponse,
  OrderResponse,
  type OrderView,
  type SavedIn,
} from '#src/orders/contract.ts';
import type { PartnerRole } from '#src/orders/contract-partner.ts';
import { toFormValues } from '#web/features/birth-details/birth-form.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { BirthReviewForm } from '#web/features/birth-details/BirthReviewForm.tsx';
import { resolveBirth, type ResolvedBirthDetails } from '#web/features/birth-details/resolve-birth.ts';
import { useBirthForm } from '#web/features/birth-details/use-birth-form.ts';
import { get, post } from '#web/lib/api.ts';
import { handleRequestError, useSessionToken } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { FormMessage, toErrorMessage } from '#web/ui/form/FormMessage.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import {
  CorrectionNote,
  CorrectionRules,
  describeBirth,
  STEP_TITLES,
  type CorrectionStep,
} from './correction-parts.tsx';
import { CoupleCorrection } from './CoupleCorrection.tsx';
import css from './CorrectionDialog.module.css';

type Props = { open: boolean; order: OrderView; onClose: () => void; onDone: (order: OrderView) => void };

export function CorrectionDialog({ open, order, onClose, onDone }: Props) {
  const [step, setStep] = useState<CorrectionStep>('form');
  return (
    <Dialog open={open} onClose={onClose} title={STEP_TITLES[step]} size="medium">
      {open && <Contents order={order} onDone={onDone} onStep={setStep} />}
    </Dialog>
  );
}

type ContentsProps = Pick<Props, 'order' | 'onDone'> & { onStep: (step: CorrectionStep) => void };

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
  const { partner, ...birth } = orderBirth;
  return partner ? (
    <CoupleCorrection {...props} {...birth} partner={partner} />
  ) : (
    <Editor {...props} {...birth} />
  );
}

type OrderBirth = { currentBirth: ResolvedBirthDetails; savedIn: SavedIn | undefined };
/** the second person of a report on two people */
type OrderPartner = { currentBirth: ResolvedBirthDetails; role: PartnerRole };

async function loadOrderBirth(
  id: string,
  signal: AbortSignal,
): Promise<OrderBirth & { partner: OrderPartner | undefined }> {
  const path = `/api/orders/${encodeURIComponent(id)}/birth-details`;
  const { birthDetails, partner, savedIn } = await get(path, OrderBirthDetailsResponse, { signal });
  const [currentBirth, partnerBirth] = await Promise.all([
    resolveBirth(birthDetails, signal),
    partner && resolveBirth(partner.birthDetails, signal),
  ]);
  return {
    currentBirth,
    savedIn,
    partner: partner && partnerBirth && { currentBirth: partnerBirth, role: partner.role },
  };
}

function Editor({ order, onDone, onStep, currentBirth, savedIn }: ContentsProps & OrderBirth) {
  const birthForm = useBirthForm({ values: toFormValues(currentBirth.details) });
  const { resolved } = birthForm;
  const [useFromNow, setUseFromNow] = useState(true);
  const [openedAt] = useState(() => new Date().toISOString());
  useEffect(() => onStep(resolved ? 'review' : 'form'), [resolved, onStep]);
  if (!resolved)
    return (
      <div className={css.form}>
        <CorrectionRules order={order} openedAt={openedAt} />
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
