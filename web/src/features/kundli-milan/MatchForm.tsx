import { useEffect, type FormEvent } from 'react';
import { MATCH_ROLES } from '#src/kundli-milan/contract-couple.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormMessage, toErrorMessage } from '#web/ui/form/FormMessage.tsx';
import { usePreHydrationInput } from '#web/ui/form/use-pre-hydration-input.ts';
import { readTypedCouple } from './typed-couple.ts';
import { PersonFields } from './PersonFields.tsx';
import type { MatchState } from './use-match.ts';
import css from './MatchForm.module.css';

/** Without scripts the browser sends it to the server, which renders the page with the result. */
export function MatchForm({ state }: { state: MatchState }) {
  const { values, errors, clocks, message, errorCount, isWaiting, change, submit } = state;
  const auth = useAuth();
  const memberKey = auth.status === 'signed-in' ? auth.token : undefined;
  const { data: savedBirths = [] } = useQuery(memberKey, loadSavedBirths);
  const formRef = usePreHydrationInput((typed) => {
    for (const role of MATCH_ROLES) change(role, readTypedCouple(typed)[role]);
  });
  useEffect(() => {
    if (errorCount > 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]:not(:disabled)')?.focus();
  }, [errorCount, formRef]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      ref={formRef}
      className={css.form}
      method="post"
      action="/kundli-milan"
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <div className={css.pair}>
        {MATCH_ROLES.map((role) => (
          <PersonFields
            key={role}
            role={role}
            values={values[role]}
            errors={errors[role]}
            clock={clocks[role]}
            savedBirths={savedBirths}
            onChange={(changes) => change(role, changes)}
          />
        ))}
      </div>
      <FormMessage message={toErrorMessage(message)} />
      <div className={css.submit}>
        <p className="soft">
          Both must be 18 or older. Give each birth under the right name, groom or bride: in three of the
          eight kootas the points change if the two are exchanged.
        </p>
        <span className={css.scripted}>
          <Button type="submit" variant="primary" wide busyLabel={isWaiting && 'Comparing the charts...'}>
            Compare the charts
          </Button>
        </span>
        <noscript>
          <button type="submit" className={css.plainSubmit}>
            Compare the charts
          </button>
        </noscript>
      </div>
    </form>
  );
}

const loadSavedBirths = async (signal: AbortSignal): Promise<BirthDetails[]> =>
  (await loadChunk(() => import('./load-saved-births.ts'))).loadSavedBirths(signal);
