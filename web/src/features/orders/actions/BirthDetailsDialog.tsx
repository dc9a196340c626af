/** The birth details an order waits for: asked, told back in words, and sent. */
import { useEffect, useState } from 'react';
import type { OrderView } from '#src/orders/contract.ts';
import { BirthQuestions } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { useBirth, type BirthStart } from '#web/features/birth-details/use-birth-form.ts';
import { useOwnBirth } from '#web/features/birth-details/use-member-birth.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { DetailsWords } from './BirthDetailsReview.tsx';

type Props = { open: boolean; order: OrderView; onClose: () => void; onDone: (order: OrderView) => void };

export function DetailsDialog({ open, order, onClose, onDone }: Props) {
  const [reading, setReading] = useState(false);
  const title = reading ? 'Is this right?' : 'Birth details';
  return (
    <Dialog open={open} onClose={onClose} title={title} size="sheet">
      {open && <Contents order={order} onDone={onDone} onReading={setReading} />}
    </Dialog>
  );
}

type ContentsProps = Pick<Props, 'order' | 'onDone'> & { onReading: (reading: boolean) => void };

function Contents(props: ContentsProps) {
  const { start, trouble } = useOwnBirth();
  if (trouble) return <FormMessage said={toErrorMessage(trouble)} />;
  if (!start) return <p role="status">Looking up your details…</p>;
  return <Asked {...props} start={start} />;
}

function Asked({ order, onDone, onReading, start }: ContentsProps & { start: BirthStart }) {
  const birth = useBirth(start);
  const { told } = birth;
  useEffect(() => onReading(told !== undefined), [told, onReading]);
  if (!told) return <BirthQuestions birth={birth} />;
  return (
    <DetailsWords
      order={order}
      told={told}
      onRewrite={birth.rewrite}
      onClock={birth.chooseClock}
      onDone={onDone}
    />
  );
}
