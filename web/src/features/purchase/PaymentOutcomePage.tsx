import { useLocation } from 'react-router-dom';
import { EmptyChart } from '#web/charts/EmptyChart.tsx';
import { Emblem } from '#web/charts/Emblem.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { MoneyGone } from './MoneyGone.tsx';
import { outcomeWords, type OutcomeWords } from './outcome-page.ts';
import css from './PaymentOutcomePage.module.css';

export function Component() {
  const { pathname, state } = useLocation();
  const words = outcomeWords(pathname, state);
  return (
    <>
      <title>{`${words.title} | Lagna`}</title>
      <meta name="robots" content="noindex" />
      <section className={`night ${css.band}`} data-variant={words.variant}>
        <div className={`wrap ${css.top}`}>
          <Drawing words={words} />
          <div className={css.say}>
            <p className={css.mark}>
              <Icon name={words.variant === 'success' ? 'check' : 'close'} size={28} />
            </p>
            <h1>{words.title}</h1>
            <p className="lead">{words.message}</p>
            <div className={css.acts}>
              <ButtonLink variant="primary" to={words.primary.to} state={words.brought}>
                {words.primary.label}
              </ButtonLink>
              <ButtonLink variant="line" to={words.secondary.to}>
                {words.secondary.label}
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
      <section className={`wrap ${css.tiles}`} aria-label="What happens now">
        {words.tiles.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p className="soft">{text}</p>
          </div>
        ))}
      </section>
      {words.variant === 'failed' && <MoneyGone brought={words.brought} />}
    </>
  );
}

/** What was bought shines; what was not is the diamond before anything is drawn in it. */
function Drawing({ words: { variant, brought } }: { words: OutcomeWords }) {
  return (
    <div className={css.drawing}>
      {variant === 'success' && brought.reportKey ? (
        <Emblem report={brought.reportKey} ground="night" />
      ) : (
        <EmptyChart ground="night" />
      )}
    </div>
  );
}
