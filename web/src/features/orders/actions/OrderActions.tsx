/** What can be done with an order as it stands. */
import { useState } from 'react';
import type { OrderView } from '#src/orders/contract.ts';
import { buildRetryPath } from '#web/lib/purchase/payment-paths.ts';
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { formatPaise } from '#web/lib/rupees.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { DetailsDialog } from './BirthDetailsDialog.tsx';
import { Download } from './DownloadButton.tsx';
import { MailAgain } from './ResendEmail.tsx';
import {
  getCorrectionDeadline,
  isRefunding,
  hasFile,
  hasReceipt,
  isUnpaid,
} from '#web/lib/orders/order-labels.ts';
import { TakeBack } from './RefundDialog.tsx';
import { useMailAgain } from './use-resend-email.ts';
import css from './OrderActions.module.css';

type Props = { order: OrderView; onOrder: (order: OrderView) => void };

/** `now`: the ISO instant by which the seven days are counted. */
export function OrderActs({ order, onOrder, now }: Props & { now: string }) {
  if (order.report === 'awaiting-details' && !isUnpaid(order) && !isRefunding(order))
    return <AddDetails order={order} onOrder={onOrder} />;
  if (isUnpaid(order))
    return (
      <div className={css.acts}>
        <ButtonLink to={buildRetryPath(order.id)} data-first>
          Pay {formatPaise(order.pricePaise)}
        </ButtonLink>
      </div>
    );
  if (order.refundOffered) return <TakeBack order={order} onOrder={onOrder} />;
  return hasFile(order) && <WithFile order={order} onOrder={onOrder} now={now} />;
}

function WithFile({ order, onOrder, now }: Props & { now: string }) {
  const mail = useMailAgain(order.id, onOrder);
  return (
    <div className={css.acts}>
      <Download order={order} />
      <MailAgain order={order} mail={mail} openedAt={now} />
      {hasReceipt(order) && <Receipt order={order} />}
      {getCorrectionDeadline(order, now) && <Correct order={order} onOrder={onOrder} now={now} />}
      <p className={`${css.said} small`} role="status">
        {mail.said}
      </p>
    </div>
  );
}

const Receipt = ({ order }: { order: OrderView }) => (
  <ButtonAnchor variant="text" href={`/api/orders/${order.id}/receipt`} target="_blank" rel="noopener">
    <Icon name="receipt" /> Receipt
    <span className="sr"> for {order.reportName}, opens in a new tab</span>
  </ButtonAnchor>
);

function Correct({ order, onOrder, now }: Props & { now: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={css.act}>
        <Button variant="text" onClick={() => setOpen(true)}>
          <Icon name="pen" /> Correct birth details
          <span className="sr"> of {order.reportName}</span>
        </Button>
        <span className={`${css.until} small soft num`}>once, {getCorrectionDeadline(order, now)}</span>
      </div>
      <CorrectionDialog
        open={open}
        order={order}
        onClose={() => setOpen(false)}
        onDone={(done) => {
          setOpen(false);
          onOrder(done);
        }}
      />
    </>
  );
}

function AddDetails({ order, onOrder }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.acts}>
      <Button variant="primary" data-first onClick={() => setOpen(true)}>
        Add birth details
      </Button>
      <DetailsDialog
        open={open}
        order={order}
        onClose={() => setOpen(false)}
        onDone={(done) => {
          setOpen(false);
          onOrder(done);
        }}
      />
    </div>
  );
}
