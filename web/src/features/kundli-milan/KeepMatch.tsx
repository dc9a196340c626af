/** Keeps the match in the account, with the consent of both people. A visitor logs in first and comes back to the match. */
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { KEEP_CONSENT_TEXT } from '#src/kundli-milan/contract-keep-consent.ts';
import { toFormValues } from '#web/features/birth-details/birth-form.ts';
import { saveMatchCouple } from '#web/lib/purchase/match-couple.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { buildLoginPath, buildSignupPath } from '#web/lib/session/login-paths.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckField } from '#web/ui/form/Field.tsx';
import { FormMessage, toErrorMessage } from '#web/ui/form/FormMessage.tsx';
import type { CoupleBirths } from './match-form.ts';
import css from './KeepMatch.module.css';

const PAGE = '/kundli-milan';

export function KeepMatch({ births }: { births: CoupleBirths }) {
  const isMember = useAuth().status === 'signed-in';
  return (
    <div className={css.keep}>{isMember ? <KeepForm births={births} /> : <LoginLinks births={births} />}</div>
  );
}

function LoginLinks({ births }: { births: CoupleBirths }) {
  const save = () =>
    saveMatchCouple({ groom: toFormValues(births.groom), bride: toFormValues(births.bride) });
  return (
    <p className="small">
      Would you like to save this match?{' '}
      <Link to={buildSignupPath(PAGE)} onClick={save}>
        Create an account
      </Link>{' '}
      or{' '}
      <Link to={buildLoginPath(PAGE)} onClick={save}>
        log in
      </Link>
      . You come back to this match.
    </p>
  );
}

function KeepForm({ births }: { births: CoupleBirths }) {
  const [isConsenting, setIsConsenting] = useState(false);
  const [consentError, setConsentError] = useState<string>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const [status, setStatus] = useState<'open' | 'sending' | 'kept'>('open');
  const keep = async () => {
    setStatus('sending');
    setErrorMessage(undefined);
    try {
      const { keepMatch } = await loadChunk(() => import('./kept-match-api.ts'));
      await keepMatch(births);
      setStatus('kept');
    } catch (error) {
      setStatus('open');
      setErrorMessage(handleRequestError(error));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isConsenting) void keep();
    else setConsentError('Please confirm this first.');
  };
  if (status === 'kept')
    return (
      <p role="status">
        This match is saved. You find it in <Link to="/profile#matches">your profile</Link>.
      </p>
    );
  return (
    <form noValidate onSubmit={onSubmit} className={css.form}>
      <CheckField
        name="keep-consent"
        label={KEEP_CONSENT_TEXT}
        checked={isConsenting}
        onChange={(event) => {
          setIsConsenting(event.target.checked);
          setConsentError(undefined);
        }}
        error={consentError}
      />
      <Button type="submit" small busyLabel={status === 'sending' && 'Saving the match...'}>
        Save this match
      </Button>
      <FormMessage message={toErrorMessage(errorMessage)} />
    </form>
  );
}
