import { EmptyChart } from '#web/charts/EmptyChart.tsx';
import { Emblem } from '#web/charts/Emblem.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { MoneyLook } from '#web/features/purchase/payment-status/payment-status.ts';
import { MoneyGone } from '#web/features/purchase/payment-status/PaymentStatusSection.tsx';
import type { OutcomeWords } from './outcome-content.ts';
import { useOutcome } from './use-outcome.ts';
import css from './PaymentOutcomePage.module.css';

export function Component() {
  const { words, brought, live, begun } = useOutcome();
  const failed = words.variant === 'failed';
  return (
    <>
      <title>{`${words.title} | Lagna`}</title>
      <meta name="robots" content="noindex" />
      <Band words={words} report={bought(live.look) ?? (failed ? undefined : brought.reportKey)} />
      {(failed || (begun && live.look.status !== 'no-orders')) && (
        <MoneyGone heading={failed ? 'Has my money gone?' : 'Your payment'} live={live} brought={brought} />
      )}
      <Tiles tiles={words.tiles} />
    </>
  );
}

const bought = (look: MoneyLook) =>
  look.status === 'known' && look.answer.paymentStatus === 'captured'
    ? look.answer.order.reportKey
    : undefined;

/** What was bought shines; what was not is the diamond before anything is drawn in it. */
function Band({ words, report }: { words: OutcomeWords; report: string | undefined }) {
  const { mark, title, message, primary, secondary } = words;
  return (
    <section className={`night ${css.band}`}>
      <div className={`wrap ${css.top}`}>
        <div className={css.drawing}>
          {report ? <Emblem report={report} ground="night" /> : <EmptyChart ground="night" />}
        </div>
        <div className={css.say}>
          <p className={css.mark} data-mark={mark}>
            <Icon name={mark} size={28} />
          </p>
          <h1>{title}</h1>
          <p className="lead">{message}</p>
          <div className={css.acts}>
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

function Tiles({ tiles }: Pick<OutcomeWords, 'tiles'>) {
  if (tiles.length === 0) return null;
  return (
    <section className={`wrap ${css.tiles}`} aria-label="What happens now">
      {tiles.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p className="soft">{text}</p>
        </div>
      ))}
    </section>
  );
}
