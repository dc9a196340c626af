/** Birth details put right: the form of the confirm sheet, then both versions in words, then a new edition. */
import { useEffect, useState } from 'react';
import { OrderBirthDetailsResponse, type OrderView } from '#src/orders/contract.ts';
import { get } from '#web/lib/api.ts';
import { formOf } from '#web/features/birth-details/birth-form.ts';
import { BirthQuestions } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { resolveBirth, type ToldBirth } from '#web/features/birth-details/resolve-birth.ts';
import { handleRequestError, useSessionToken } from '#web/lib/session/session-expiry.ts';
import { useBirth } from '#web/features/birth-details/use-birth-form.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { CorrectionWords } from './CorrectionReview.tsx';
import { getCorrectionDeadline } from '#web/lib/orders/order-labels.ts';
import css from './CorrectionReview.module.css';

type Props = { open: boolean; order: OrderView; onClose: () => void; onDone: (order: OrderView) => void };

export function CorrectionDialog({ open, order, onClose, onDone }: Props) {
  const [reading, setReading] = useState(false);
  const title = reading ? 'Before and after' : 'Correct birth details';
  return (
    <Dialog open={open} onClose={onClose} title={title} size="sheet">
      {open && <Contents order={order} onDone={onDone} onReading={setReading} />}
    </Dialog>
  );
}

type ContentsProps = Pick<Props, 'order' | 'onDone'> & { onReading: (reading: boolean) => void };

function Contents(props: ContentsProps) {
  const { id } = props.order;
  const [before, setBefore] = useState<ToldBirth>();
  const [trouble, setTrouble] = useState<string>();
  const token = useSessionToken();
  useEffect(() => {
    if (!token) return undefined;
    const leaving = new AbortController();
    readBirth(id, leaving.signal).then(
      setBefore,
      (error: unknown) => leaving.signal.aborted || setTrouble(handleRequestError(error)),
    );
    return () => leaving.abort();
  }, [id, token]);
  if (trouble) return <FormMessage said={toErrorMessage(trouble)} />;
  if (!before) return <p role="status">Looking up the details of this report…</p>;
  return <Asked {...props} before={before} />;
}

async function readBirth(id: string, signal: AbortSignal): Promise<ToldBirth> {
  const { birth } = await get(`/api/orders/${encodeURIComponent(id)}/birth`, OrderBirthDetailsResponse, {
    signal,
  });
  return resolveBirth(birth, signal);
}

function Asked({ order, onDone, onReading, before }: ContentsProps & { before: ToldBirth }) {
  const birth = useBirth({ form: formOf(before.details) });
  const { told } = birth;
  const [openedAt] = useState(() => new Date().toISOString());
  useEffect(() => onReading(told !== undefined), [told, onReading]);
  if (!told)
    return (
      <div className={css.form}>
        <p className="small soft">
          Once, and free of charge, {getCorrectionDeadline(order, openedAt) ?? 'within seven days'}. The{' '}
          {order.reportName} is written anew and mailed as edition {order.edition + 1}; the present one stays
          here, marked as superseded.
        </p>
        <BirthQuestions birth={birth} />
      </div>
    );
  return (
    <CorrectionWords
      order={order}
      before={before}
      told={told}
      onRewrite={birth.rewrite}
      onClock={birth.chooseClock}
      onDone={onDone}
    />
  );
}
