import { EmptyChart } from '#web/charts/EmptyChart.tsx';
import { Emblem } from '#web/charts/Emblem.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { PaymentLookup } from '#web/features/purchase/payment-status/payment-status.ts';
import { PaymentStatusSection } from './PaymentStatusSection.tsx';
import {
  getOutcomeContent,
  readNavigationState,
  type NavigationState,
  type OutcomeContent,
} from './outcome-content.ts';
import css from './PaymentOutcomePage.module.css';
import { useLocation } from 'react-router-dom';
import { reconcileOutcome } from './reconcile-outcome.ts';
import {
  usePaymentStatus,
  type LivePaymentStatus,
} from '#web/features/purchase/payment-status/use-payment-status.ts';

export function Component() {
  const { content, navigationState, status, isStarted, isStateless } = useOutcome();
  const isFailed = content.variant === 'failed';
  return (
    <>
      <title>{`${content.title} | Lagna`}</title>
      <meta name="robots" content="noindex" />
      <OutcomeHero
        content={content}
        reportKey={getPaidReportKey(status.lookup) ?? (isFailed ? undefined : navigationState.reportKey)}
      />
      {(isFailed || isStarted) && hasStatusToShow(status.lookup, isStateless && !isFailed) && (
        <PaymentStatusSection
          heading={isFailed || hasNoPayment(status.lookup) ? 'Was my money taken?' : 'Your payment'}
          status={status}
          navigationState={navigationState}
        />
      )}
      <Hints hints={content.hints} />
    </>
  );
}

/** Without navigation state the title of the page already says that the login or the order is missing. */
const hasStatusToShow = ({ status }: PaymentLookup, isLoginInTitle: boolean) =>
  status !== 'no-recent-order' && !(isLoginInTitle && status === 'signed-out');

/** Its statement begins with "No", so it needs the question above it. */
const hasNoPayment = (lookup: PaymentLookup) =>
  lookup.status === 'found' && lookup.result.paymentStatus === 'unpaid';

const getPaidReportKey = (lookup: PaymentLookup) =>
  lookup.status === 'found' && lookup.result.paymentStatus === 'captured'
    ? lookup.result.order.reportKey
    : undefined;

function OutcomeHero({ content, reportKey }: { content: OutcomeContent; reportKey: string | undefined }) {
  const { icon, title, message, primary, secondary } = content;
  return (
    <section className={`night ${css.band}`}>
      <div className={`wrap ${css.top}`}>
        <div className={css.drawing}>
          {reportKey ? <Emblem report={reportKey} background="night" /> : <EmptyChart background="night" />}
        </div>
        <div className={css.text}>
          <p className={css.icon} data-icon={icon}>
            <Icon name={icon} size={28} />
          </p>
          <h1>{title}</h1>
          <p className="lead">{message}</p>
          <div className={css.actions}>
            <ButtonLink variant="primary" to={primary.to}>
              {primary.label}
            </ButtonLink>
            <ButtonLink variant="line" to={secondary.to}>
              {secondary.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function Hints({ hints }: Pick<OutcomeContent, 'hints'>) {
  if (hints.length === 0) return null;
  return (
    <section className={`wrap ${css.hints}`} aria-label="What happens now">
      {hints.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p className="soft">{text}</p>
        </div>
      ))}
    </section>
  );
}

type Outcome = {
  content: OutcomeContent;
  navigationState: NavigationState;
  status: LivePaymentStatus;
  /** false when the purchase ended before an order existed */
  isStarted: boolean;
  /** opened by its URL: the page shows the member's newest order */
  isStateless: boolean;
};

/** The content from the navigation state, corrected by the payment status of the server. */
function useOutcome(): Outcome {
  const { pathname, state } = useLocation();
  const navigationState = readNavigationState(state);
  const orderReference = navigationState.order ?? navigationState.orderId;
  const isStateless = Object.keys(navigationState).length === 0;
  const isStarted = Boolean(orderReference) || isStateless;
  const status = usePaymentStatus(orderReference, isStarted);
  const content = reconcileOutcome(getOutcomeContent(pathname, navigationState), status.lookup, isStateless);
  return { content, navigationState, status, isStarted, isStateless };
}
