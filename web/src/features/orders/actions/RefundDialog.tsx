import { useState } from 'react';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { post } from '#web/lib/api.ts';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { formatPaise } from '#web/lib/rupees.ts';
import css from './OrderActions.module.css';

type Props = { order: OrderView; onOrder: (order: OrderView) => void };

/** We broke our promise: the member decides whether to wait or to have the money. It is asked about first, for it cannot be undone. */
export function TakeBack({ order, onOrder }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={css.acts}>
      <Button data-first onClick={() => setOpen(true)}>
        Take the money back
        <span className="sr"> for {order.reportName}</span>
      </Button>
      <Dialog open={open} onClose={close} alert title="Take the money back?">
        <Asked order={order} onOrder={onOrder} onClose={close} />
      </Dialog>
    </div>
  );
}

function Asked({ order, onOrder, onClose }: Props & { onClose: () => void }) {
  const { send, sending, trouble } = useRefund(order, onOrder);
  return (
    <>
      <p>
        {formatPaise(order.pricePaise - (order.refundedPaise ?? 0))} goes back to where it came from, in 5 to
        7 working days. Your report {order.reportName} will not be made then, and that cannot be undone.
      </p>
      <FormMessage said={toErrorMessage(trouble)} />
      <div className={css.acts}>
        <Button variant="primary" data-first onClick={onClose}>
          Keep waiting
        </Button>
        <Button data-first busy={sending && 'Sending...'} onClick={send}>
          Yes, take it back
        </Button>
      </div>
    </>
  );
}

/** The card changes with the order that comes back, and the question goes with its button. */
function useRefund({ id }: OrderView, onOrder: (order: OrderView) => void) {
  const [state, setState] = useState<{ sending?: true; trouble?: string }>({});
  const send = async () => {
    setState({ sending: true });
    try {
      onOrder((await post(`/api/orders/${encodeURIComponent(id)}/refund`, {}, OrderResponse)).order);
    } catch (error) {
      setState({ trouble: handleRequestError(error) });
    }
  };
  return { sending: state.sending ?? false, trouble: state.trouble, send: () => void send() };
}
