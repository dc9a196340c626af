import { useState, type FormEvent } from 'react';
import { todayInIndia } from '#src/platform/contract-ist-date.ts';
import { OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { post } from '#web/lib/api.ts';
import { isMinor } from '#web/features/birth-details/birth-form.ts';
import { BirthWords } from '#web/features/birth-details/BirthSummary.tsx';
import { GUARDIAN_MISSING, GuardianField } from '#web/features/birth-details/GuardianConsentField.tsx';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import type { ToldBirth } from '#web/features/birth-details/resolve-birth.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';
import type { Birth } from '#web/features/birth-details/use-birth-form.ts';
import { Button } from '#web/ui/Button.tsx';
import css from './CorrectionReview.module.css';

type Props = {
  order: OrderView;
  before: ToldBirth;
  told: ToldBirth;
  onRewrite: Birth['rewrite'];
  onClock: Birth['chooseClock'];
  onDone: (order: OrderView) => void;
};

export function CorrectionWords({ order, before, told, onRewrite, onClock, onDone }: Props) {
  const minor = isMinor(told.details.date, todayInIndia());
  const [guardian, setGuardian] = useState(false);
  const [missing, setMissing] = useState(false);
  const { send, sending, trouble } = useCorrection(order, told, onDone);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const unagreed = minor && !guardian;
    setMissing(unagreed);
    if (!unagreed && !sending) send();
  };
  return (
    <form className={css.form} method="post" action={pathOf(order)} noValidate onSubmit={onSubmit}>
      <section className={css.version}>
        <h3>Edition {order.edition} was written from</h3>
        <p className={`${css.before} soft`}>{sentenceOf(before)}</p>
      </section>
      <section className={css.version}>
        <h3>Edition {order.edition + 1} will be written from</h3>
        <BirthWords told={told} onRewrite={onRewrite} onClock={onClock} locked={sending} samePerson />
      </section>
      {minor && (
        <GuardianField
          name={told.details.name}
          checked={guardian}
          onChange={setGuardian}
          error={missing ? GUARDIAN_MISSING : undefined}
        />
      )}
      <p className="small soft">A correction is made once. Please read the second sentence slowly.</p>
      <FormMessage said={toErrorMessage(trouble)} />
      <Button type="submit" variant="primary" wide busy={sending && 'Sending...'}>
        Yes, make edition {order.edition + 1}
      </Button>
    </form>
  );
}

const pathOf = ({ id }: OrderView) => `/api/orders/${encodeURIComponent(id)}/correction`;

function useCorrection(order: OrderView, { details }: ToldBirth, onDone: (order: OrderView) => void) {
  const [state, setState] = useState<{ sending?: true; trouble?: string }>({});
  const send = async () => {
    setState({ sending: true });
    try {
      onDone((await post(pathOf(order), { birthDetails: details }, OrderResponse)).order);
    } catch (error) {
      setState({ trouble: handleRequestError(error) });
    }
  };
  return { send: () => void send(), sending: state.sending ?? false, trouble: state.trouble };
}

/** "Asha Rao, born on Tuesday 4 June 1996, 2:30 in the afternoon, in Kota, Rajasthan." */
const sentenceOf = ({ details, words, birth }: ToldBirth): string =>
  `${details.name}, born on ${words.born}, in ${words.place} (${birth.clock}).`;
