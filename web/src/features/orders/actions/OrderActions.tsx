/** The actions of an order in its present state. */
import { useState } from 'react';
import type { OrderView } from '#src/orders/contract.ts';
import { isUnpaid } from '#src/orders/contract-order-status.ts';
import {
  getCorrectionDeadline,
  hasFile,
  hasReceipt,
  needsBirthDetails,
} from '#web/lib/orders/order-labels.ts';
import { ShareReportLink } from '#web/lib/orders/ShareReportLink.tsx';
import { buildRetryPath } from '#web/lib/purchase/payment-paths.ts';
import { formatPaise } from '#src/platform/contract-money.ts';
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/Button.tsx';
import { BirthDetailsDialog } from './BirthDetailsDialog.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { RefundButton } from './RefundButton.tsx';
import { ResendEmail, useResendEmail } from './ResendEmail.tsx';
import { useReportDownload } from './use-report-download.ts';
import css from './OrderActions.module.css';
import { Icon } from '#web/ui/Icon.tsx';

type Props = { order: OrderView; onOrder: (order: OrderView) => void };

/** `now`: ISO instant against which the correction deadline is checked. */
export function OrderActions({ order, onOrder, now }: Props & { now: string }) {
  if (needsBirthDetails(order))
    return (
      <>
        <AddBirthDetails order={order} onOrder={onOrder} />
        {order.refundOffered && <RefundButton order={order} onOrder={onOrder} />}
      </>
    );
  if (isUnpaid(order))
    return (
      <div className={css.actions}>
        <ButtonLink to={buildRetryPath(order.id)} data-full-width>
          Pay {formatPaise(order.pricePaise)}
        </ButtonLink>
      </div>
    );
  if (order.refundOffered) return <RefundButton order={order} onOrder={onOrder} />;
  return hasFile(order) && <FileActions order={order} onOrder={onOrder} now={now} />;
}

function FileActions({ order, onOrder, now }: Props & { now: string }) {
  const resend = useResendEmail(order.id, onOrder);
  const { message, download } = useReportDownload(order.id);
  return (
    <div className={css.actions}>
      <DownloadButton order={order} download={download} />
      <ReadLink order={order} />
      <ResendEmail order={order} resend={resend} loadedAt={now} />
      {hasReceipt(order) && <Receipt order={order} />}
      <ShareReportLink order={order} />
      {getCorrectionDeadline(order, now) && <CorrectDetails order={order} onOrder={onOrder} now={now} />}
      <p className={`${css.message} small`} role="status">
        {message || resend.message}
      </p>
    </div>
  );
}

const ReadLink = ({ order }: { order: OrderView }) => (
  <ButtonAnchor
    variant="text"
    href={`/api/orders/${encodeURIComponent(order.id)}/report.pdf?open=1`}
    target="_blank"
    rel="noopener"
  >
    <Icon name="eye" /> Open in the browser
    <span className="sr-only">: {order.reportName}, opens in a new tab</span>
  </ButtonAnchor>
);

const Receipt = ({ order }: { order: OrderView }) => (
  <ButtonAnchor variant="text" href={`/api/orders/${order.id}/receipt`} target="_blank" rel="noopener">
    <Icon name="receipt" /> Receipt
    <span className="sr-only"> for {order.reportName}, opens in a new tab</span>
  </ButtonAnchor>
);

function CorrectDetails({ order, onOrder, now }: Props & { now: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={css.action}>
        <Button variant="text" onClick={() => setIsOpen(true)}>
          <Icon name="pen" /> Correct birth details
          <span className="sr-only"> of {order.reportName}</span>
        </Button>
        <span className={`${css.limit} small soft num`}>once, {getCorrectionDeadline(order, now)}</span>
      </div>
      <CorrectionDialog
        open={isOpen}
        order={order}
        onClose={() => setIsOpen(false)}
        onDone={(correctedOrder) => {
          setIsOpen(false);
          onOrder(correctedOrder);
        }}
      />
    </>
  );
}

function AddBirthDetails({ order, onOrder }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.actions}>
      <Button variant="primary" data-full-width onClick={() => setIsOpen(true)}>
        Add birth details
      </Button>
      <BirthDetailsDialog
        open={isOpen}
        order={order}
        onClose={() => setIsOpen(false)}
        onDone={(updatedOrder) => {
          setIsOpen(false);
          onOrder(updatedOrder);
        }}
      />
    </div>
  );
}

type Download = ReturnType<typeof useReportDownload>['download'];

const DownloadButton = ({ order, download }: { order: OrderView; download: Download }) => (
  <ButtonAnchor
    href={`/api/orders/${encodeURIComponent(order.id)}/report.pdf`}
    download
    data-full-width
    onClick={(event) => download(event)}
  >
    <Icon name="download" /> Download PDF
    <span className="sr-only"> of {order.reportName}</span>
  </ButtonAnchor>
);
