import type { OrderView } from '#src/orders/contract.ts';
import { WhatsAppLink } from '#web/ui/WhatsAppLink.tsx';

/** Names the report and its public page: neither the order nor the person. */
export function ShareReportLink({ order: { reportKey, reportName } }: { order: OrderView }) {
  const text = `My ${reportName} from Lagna is ready. This is what it contains: ${location.origin}/reports/${reportKey}`;
  return <WhatsAppLink text={text} about={` that ${reportName} is ready`} />;
}
