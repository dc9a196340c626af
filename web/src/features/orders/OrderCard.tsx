import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrderView } from '#src/orders/contract.ts';
import { retryPath, supportPath } from '#web/features/purchase/paths.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Steps } from '#web/ui/Steps.tsx';
import { paise } from '#web/ui/rupees.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import { isUnderWay } from './follow-order.ts';
import { OrderPicture } from './OrderPicture.tsx';
import { badge, hasFile, isUnpaid, metaLine, sentence, stepLines } from './order-words.ts';
import { useFollowed } from './use-followed.ts';
import css from './OrderCard.module.css';

type Props = { order: OrderView; onOrder: (order: OrderView) => void };

export function OrderCard({ order, onOrder }: Props) {
  useFollowed(order, onOrder);
  const [openedAt] = useState(() => new Date().toISOString());
  const { tone, icon, text } = badge(order);
  return (
    <li className={css.order} data-live={isUnderWay(order) || undefined}>
      <div className={css.picture}>
        <OrderPicture order={order} />
      </div>
      <div className={css.main}>
        <div className={css.title}>
          <h2>{order.reportName}</h2>
          <Badge tone={tone} {...(icon ? { icon } : {})}>
            {text}
          </Badge>
        </div>
        <p
          className={order.report === 'awaiting-details' || order.report === 'failed' ? css.say : 'soft num'}
        >
          {sentence(order, openedAt)}
        </p>
        {isUnderWay(order) && <Steps label="Progress" steps={stepLines(order)} />}
        <Acts order={order} onOrder={onOrder} />
        <p className={`${css.meta} small soft num`}>
          {metaLine(order).map((part) => (
            <span key={part}>{part}</span>
          ))}
          <Link to={supportPath(order.id)}>
            Get help<span className="sr"> with order {order.id}</span>
          </Link>
        </p>
      </div>
    </li>
  );
}

function Acts({ order, onOrder }: Props) {
  if (order.report === 'awaiting-details' && !isUnpaid(order))
    return <AddDetails order={order} onOrder={onOrder} />;
  if (hasFile(order))
    return (
      <div className={css.acts}>
        <ButtonAnchor href={`/api/orders/${order.id}/report.pdf`} download>
          <Icon name="down" /> Download PDF
          <span className="sr"> of {order.reportName}</span>
        </ButtonAnchor>
      </div>
    );
  if (!isUnpaid(order)) return null;
  return (
    <div className={css.acts}>
      <ButtonLink to={retryPath(order.id)}>Pay {paise(order.pricePaise)}</ButtonLink>
    </div>
  );
}

function AddDetails({ order, onOrder }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.acts}>
      <Button variant="primary" onClick={() => setOpen(true)}>
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
