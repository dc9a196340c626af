import type { Quote } from '#src/payments/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { formatPaise } from '#web/lib/rupees.ts';
import css from './ConfirmSheet.module.css';

/** The one thing to press, and what it costs. */
export function PayButton({ quote, working }: { quote?: Quote | undefined; working: boolean }) {
  return (
    <div className={css.pay}>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={working && (quote ? 'Processing...' : 'Generating...')}
      >
        {quote ? (
          <>
            <Icon name="lock" /> Pay {formatPaise(quote.pricePaise)}
          </>
        ) : (
          'Make my free report'
        )}
      </Button>
      <p className="small soft">
        {quote
          ? 'UPI, card or net banking, by Razorpay. Not with you in 12 hours? We offer your money back.'
          : 'No card and nothing to pay. It comes by mail and stays in My Reports.'}
      </p>
    </div>
  );
}
