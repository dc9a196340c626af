import { useLocation } from 'react-router-dom';
import { outcomeWords, readBrought, type Brought, type OutcomeWords } from './outcome-content.ts';
import { corrected } from './reconcile-outcome.ts';
import { useMoney, type LiveMoney } from '#web/features/purchase/payment-status/use-payment-status.ts';

type Outcome = {
  words: OutcomeWords;
  brought: Brought;
  live: LiveMoney;
  /** there is an order to speak of */
  begun: boolean;
};

/** What the page says: the words that came with the navigation, corrected by what the server knows. */
export function useOutcome(): Outcome {
  const { pathname, state } = useLocation();
  const brought = readBrought(state);
  const order = brought.order ?? brought.orderId;
  const stateless = Object.keys(brought).length === 0;
  const begun = Boolean(order) || stateless;
  const live = useMoney(order, begun);
  const words = corrected(outcomeWords(pathname, brought), live.look, stateless);
  return { words, brought, live, begun };
}
