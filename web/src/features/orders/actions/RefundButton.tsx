import { useState } from 'react';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { post } from '#web/lib/api.ts';
import { formatPaise } from '#src/platform/contract-money.ts';
import { submitRequest } from '#web/lib/session/session-expiry.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { toFormMessage, useSubmit } from '#web/ui/form/use-submit.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import css from './OrderActions.module.css';

type Props = { order: OrderView; onOrder: (order: OrderView) => void };

/** After a missed delivery, or while birth details are missing, the member can request a refund. A dialog confirms it. */
export function RefundButton({ order, onOrder }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={css.actions}>
      <Button data-full-width onClick={() => setIsOpen(true)}>
        Request a refund
        <span className="sr-only"> for {order.reportName}</span>
      </Button>
      <Dialog open={isOpen} onClose={close} alert title="Request a refund?">
        <Confirmation order={order} onOrder={onOrder} onClose={close} />
      </Dialog>
    </div>
  );
}

function Confirmation({ order, onOrder, onClose }: Props & { onClose: () => void }) {
  const path = `/api/orders/${encodeURIComponent(order.id)}/refund`;
  // the updated order no longer renders the button, so the dialog closes too
  const { result, pending, submit } = useSubmit(() =>
    submitRequest(async () => onOrder((await post(path, {}, OrderResponse)).order)),
  );
  return (
    <>
      <p>
        {formatPaise(order.pricePaise - (order.refundedPaise ?? 0))} goes back to the account or card it came
        from, in 5 to 7 working days. Your report {order.reportName} will then not be made. This cannot be
        undone.
      </p>
      <FormMessage message={toFormMessage(result)} />
      <div className={css.actions}>
        <Button variant="primary" data-full-width onClick={onClose}>
          Keep waiting
        </Button>
        <Button data-full-width busyLabel={pending && 'Sending...'} onClick={submit}>
          Yes, request the refund
        </Button>
      </div>
    </>
  );
}
