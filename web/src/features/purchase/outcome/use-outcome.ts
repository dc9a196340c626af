import { useLocation } from 'react-router-dom';
import {
  getOutcomeContent,
  readNavigationState,
  type NavigationState,
  type OutcomeContent,
} from './outcome-content.ts';
import { reconcileOutcome } from './reconcile-outcome.ts';
import {
  usePaymentStatus,
  type LivePaymentStatus,
} from '#web/features/purchase/payment-status/use-payment-status.ts';

type Outcome = {
  content: OutcomeContent;
  navigationState: NavigationState;
  status: LivePaymentStatus;
  /** false when the purchase ended before an order existed */
  isStarted: boolean;
};

/** The content from the navigation state, corrected by the payment status of the server. */
export function useOutcome(): Outcome {
  const { pathname, state } = useLocation();
  const navigationState = readNavigationState(state);
  const order = navigationState.order ?? navigationState.orderId;
  const stateless = Object.keys(navigationState).length === 0;
  const isStarted = Boolean(order) || stateless;
  const status = usePaymentStatus(order, isStarted);
  const content = reconcileOutcome(getOutcomeContent(pathname, navigationState), status.lookup, stateless);
  return { content, navigationState, status, isStarted };
}
