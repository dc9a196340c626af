import type { Report } from '#src/catalogue/contract.ts';
import { usePurchase } from '#web/lib/purchase/use-purchase.ts';
import { Button } from '#web/ui/Button.tsx';
import { getBusyLabels } from './button-labels.ts';
import { isPaid } from '#web/lib/catalogue/price.ts';

type Props = { report: Report; place?: 'main' | 'bottom'; variant?: 'primary' | 'line' };

export function BuyButton({ report, place = 'main', variant = 'primary' }: Props) {
  const { start, isBusy } = usePurchase();
  if (!report.available)
    return (
      <Button variant={variant} disabled>
        Being written
      </Button>
    );
  return (
    <Button
      variant={variant}
      busyLabel={isBusy && getBusyLabels(report)[place]}
      onClick={() => start(report)}
    >
      {isPaid(report) ? 'Generate my report' : 'Get my free report'}
    </Button>
  );
}
