import type { Report } from '#src/catalogue/contract.ts';
import { usePurchase } from '#web/features/purchase/start-purchase.ts';
import { Button } from '#web/ui/Button.tsx';
import { isPaid } from './price.ts';

/** The specification's labels while a payment or a generation runs, for the main and for the bottom button. */
const BUSY = {
  main: { paid: 'Processing...', free: 'Generating...' },
  bottom: { paid: 'Processing Payment...', free: 'Generating Your Report...' },
};

type Props = { report: Report; place?: keyof typeof BUSY; variant?: 'primary' | 'line' };

export function BuyButton({ report, place = 'main', variant = 'primary' }: Props) {
  const { start, busy } = usePurchase();
  const kind = isPaid(report) ? 'paid' : 'free';
  if (!report.available)
    return (
      <Button variant={variant} disabled>
        Being written
      </Button>
    );
  return (
    <Button variant={variant} busy={busy && BUSY[place][kind]} onClick={() => void start(report)}>
      {kind === 'paid' ? 'Generate my report' : 'Get my free report'}
    </Button>
  );
}
