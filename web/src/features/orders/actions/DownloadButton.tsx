import type { MouseEvent } from 'react';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { get, isSessionExpired } from '#web/lib/api.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';
import { ButtonAnchor } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** The browser downloads the file itself and could only show a 401 page, so the session is checked first. */
export function DownloadButton({ order }: { order: OrderView }) {
  const path = `/api/orders/${encodeURIComponent(order.id)}`;
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    if (!event.isTrusted) return;
    event.preventDefault();
    get(path, OrderResponse).then(
      () => link.click(),
      (error: unknown) => (isSessionExpired(error) ? handleRequestError(error) : link.click()),
    );
  };
  return (
    <ButtonAnchor href={`${path}/report.pdf`} download data-first onClick={onClick}>
      <Icon name="down" /> Download PDF
      <span className="sr"> of {order.reportName}</span>
    </ButtonAnchor>
  );
}
