/** The last step of a birth form: the summary, the consent for a minor, and the submit button. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { submitRequest } from '#web/lib/session/session-expiry.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { toFormMessage, useSubmit } from '#web/ui/form/use-submit.ts';
import { isMinor } from './birth-form.ts';
import { BirthSummary } from './BirthSummary.tsx';
import { GUARDIAN_CONSENT_MISSING, GuardianConsentField } from './GuardianConsentField.tsx';
import type { ResolvedBirthDetails } from './resolve-birth.ts';
import type { BirthFormState } from './use-birth-form.ts';
import css from '#web/ui/form/form.module.css';

type Props = {
  birthForm: BirthFormState;
  resolved: ResolvedBirthDetails;
  /** the form's URL without JavaScript */
  action: string;
  sendRequest: (details: BirthDetails) => Promise<void>;
  submitLabel: string;
  pendingLabel: string;
  /** hides the button "For someone else" */
  isPersonFixed?: boolean;
  /** places the summary between texts of the caller */
  renderSummary?: (summary: ReactNode) => ReactNode;
  /** shown above the submit button */
  note?: ReactNode;
};

export function BirthReviewForm(props: Props) {
  const { birthForm, resolved, action, sendRequest, submitLabel, pendingLabel, isPersonFixed, note } = props;
  const { details } = resolved;
  const needsConsent = isMinor(details.date, getTodayInIndia());
  const [hasConsent, setHasConsent] = useState(false);
  const [isConsentMissing, setIsConsentMissing] = useState(false);
  const { result, pending, submit } = useSubmit(() => submitRequest(() => sendRequest(details)));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsConsentMissing(needsConsent && !hasConsent);
    if (!needsConsent || hasConsent) submit();
  };
  const summary = (
    <BirthSummary
      resolved={resolved}
      onEdit={birthForm.edit}
      onChooseOffset={birthForm.chooseOffset}
      isLocked={pending}
      isPersonFixed={isPersonFixed ?? false}
    />
  );
  return (
    <form className={css.stack} method="post" action={action} noValidate onSubmit={onSubmit}>
      {props.renderSummary ? props.renderSummary(summary) : summary}
      {needsConsent && (
        <GuardianConsentField
          name={details.name}
          checked={hasConsent}
          onChange={setHasConsent}
          error={isConsentMissing ? GUARDIAN_CONSENT_MISSING : undefined}
        />
      )}
      {note}
      <FormMessage message={toFormMessage(result)} />
      <Button type="submit" variant="primary" wide busyLabel={pending && pendingLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
