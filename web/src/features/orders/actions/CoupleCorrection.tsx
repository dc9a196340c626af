/** Corrects the birth details of a report on two people: one form after the other, then both versions to compare. */
import { useEffect, useState, type FormEvent } from 'react';
import { OrderResponse, type OrderView, type SavedIn } from '#src/orders/contract.ts';
import type { PartnerRole } from '#src/orders/contract-partner.ts';
import { toFormValues } from '#web/features/birth-details/birth-form.ts';
import { BirthDetailsForm } from '#web/features/birth-details/BirthDetailsForm.tsx';
import { BirthSummary, MATCH_TIME_NOTE } from '#web/features/birth-details/BirthSummary.tsx';
import { PartnerRoleField } from '#web/features/birth-details/PartnerRoleField.tsx';
import type { ResolvedBirthDetails } from '#web/features/birth-details/resolve-birth.ts';
import { useBirthForm, type BirthFormState } from '#web/features/birth-details/use-birth-form.ts';
import { post } from '#web/lib/api.ts';
import { submitRequest } from '#web/lib/session/session-expiry.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { toFormMessage, useSubmit } from '#web/ui/form/use-submit.ts';
import { CorrectionNote, CorrectionRules, describeBirth, type CorrectionStep } from './correction-parts.tsx';
import css from './CorrectionDialog.module.css';

type Props = {
  order: OrderView;
  onDone: (order: OrderView) => void;
  onStep: (step: CorrectionStep) => void;
  currentBirth: ResolvedBirthDetails;
  savedIn: SavedIn | undefined;
  partner: { currentBirth: ResolvedBirthDetails; role: PartnerRole };
};

export function CoupleCorrection({ order, onDone, onStep, currentBirth, savedIn, partner }: Props) {
  const first = useBirthForm({ values: toFormValues(currentBirth.details) });
  const second = useBirthForm({ values: toFormValues(partner.currentBirth.details) });
  const [role, setRole] = useState<PartnerRole>(partner.role);
  const [openedAt] = useState(() => new Date().toISOString());
  const step = getStep(first, second);
  useEffect(() => onStep(step), [step, onStep]);
  if (!first.resolved)
    return (
      <div className={css.form}>
        <CorrectionRules order={order} openedAt={openedAt} />
        <p className="small soft">
          First: {currentBirth.details.name}. If everything here is correct, continue.
        </p>
        <BirthDetailsForm birthForm={first} />
      </div>
    );
  if (!second.resolved)
    return (
      <div className={css.form}>
        <p className="small soft">
          Now: {partner.currentBirth.details.name}. If everything here is correct, continue.
        </p>
        <BirthDetailsForm birthForm={second} />
      </div>
    );
  return (
    <Review
      order={order}
      savedIn={savedIn}
      before={[currentBirth, partner.currentBirth]}
      after={[
        { ...first, resolved: first.resolved },
        { ...second, resolved: second.resolved },
      ]}
      role={role}
      onChangeRole={setRole}
      onDone={onDone}
    />
  );
}

function getStep(first: BirthFormState, second: BirthFormState): CorrectionStep {
  if (!first.resolved) return 'first-person';
  return second.resolved ? 'review' : 'second-person';
}

type CorrectedBirth = Pick<BirthFormState, 'edit' | 'chooseOffset'> & { resolved: ResolvedBirthDetails };
type ReviewProps = {
  order: OrderView;
  savedIn: SavedIn | undefined;
  before: [ResolvedBirthDetails, ResolvedBirthDetails];
  after: [CorrectedBirth, CorrectedBirth];
  role: PartnerRole;
  onChangeRole: (role: PartnerRole) => void;
  onDone: (order: OrderView) => void;
};

function Review({ order, savedIn, before, after, role, onChangeRole, onDone }: ReviewProps) {
  const [useFromNow, setUseFromNow] = useState(true);
  const [birthDetails, partnerBirth] = after.map(({ resolved }) => resolved.details);
  const path = `/api/orders/${encodeURIComponent(order.id)}/correction`;
  const { result, pending, submit } = useSubmit(() =>
    submitRequest(async () => {
      const partner = { birthDetails: partnerBirth, role };
      const request = { birthDetails, partner, useFromNow: savedIn !== undefined && useFromNow };
      onDone((await post(path, request, OrderResponse)).order);
    }),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={css.form} method="post" action={path} noValidate onSubmit={onSubmit}>
      <section className={css.version}>
        <h3>Edition {order.edition} was written from</h3>
        {before.map((birth) => (
          <p key={birth.details.name} className={`${css.currentDetails} soft`}>
            {describeBirth(birth)}
          </p>
        ))}
      </section>
      <section className={css.version}>
        <h3>Edition {order.edition + 1} will be written from</h3>
        {after.map(({ resolved, edit, chooseOffset }, index) => (
          <BirthSummary
            key={index === 0 ? 'first' : 'second'}
            resolved={resolved}
            onEdit={edit}
            onChooseOffset={chooseOffset}
            isLocked={pending}
            isPersonFixed
            unknownTimeNote={MATCH_TIME_NOTE}
          />
        ))}
      </section>
      <PartnerRoleField
        value={role}
        onChange={(newRole) => onChangeRole(newRole ?? role)}
        names={{ first: birthDetails!.name, second: partnerBirth!.name }}
        disabled={pending}
      />
      <CorrectionNote savedIn={savedIn} useFromNow={useFromNow} onChange={setUseFromNow} />
      <FormMessage message={toFormMessage(result)} />
      <Button type="submit" variant="primary" wide busyLabel={pending && 'Sending...'}>
        Yes, make edition {order.edition + 1}
      </Button>
    </form>
  );
}
