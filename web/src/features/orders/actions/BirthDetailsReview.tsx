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
import css from './BirthDetailsReview.module.css';

type Props = {
  order: OrderView;
  told: ToldBirth;
  onRewrite: Birth['rewrite'];
  onClock: Birth['chooseClock'];
  onDone: (order: OrderView) => void;
};

export function DetailsWords({ order, told, onRewrite, onClock, onDone }: Props) {
  const { details } = told;
  const minor = isMinor(details.date, todayInIndia());
  const [guardian, setGuardian] = useState(false);
  const [missing, setMissing] = useState(false);
  const [state, setState] = useState<{ sending?: true; trouble?: string }>({});
  const send = async () => {
    setState({ sending: true });
    try {
      const path = `/api/orders/${encodeURIComponent(order.id)}/details`;
      onDone((await post(path, { birthDetails: details }, OrderResponse)).order);
    } catch (error) {
      setState({ trouble: handleRequestError(error) });
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const unagreed = minor && !guardian;
    setMissing(unagreed);
    if (!unagreed && !state.sending) void send();
  };
  return (
    <form
      className={css.form}
      method="post"
      action={`/api/orders/${encodeURIComponent(order.id)}/details`}
      noValidate
      onSubmit={onSubmit}
    >
      <p className="small soft">We write the {order.reportName} from these words. Read them once, slowly.</p>
      <BirthWords told={told} onRewrite={onRewrite} onClock={onClock} locked={state.sending ?? false} />
      {minor && (
        <GuardianField
          name={details.name}
          checked={guardian}
          onChange={setGuardian}
          error={missing ? GUARDIAN_MISSING : undefined}
        />
      )}
      <FormMessage said={toErrorMessage(state.trouble)} />
      <Button type="submit" variant="primary" wide busy={state.sending && 'Sending...'}>
        Yes, make my report
      </Button>
    </form>
  );
}
