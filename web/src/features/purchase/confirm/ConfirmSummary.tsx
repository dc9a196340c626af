import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTooYoungFor } from '#src/catalogue/contract-minimum-age.ts';
import type { Quote } from '#src/payments/contract.ts';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import { isMinor } from '#web/features/birth-details/birth-form.ts';
import { BirthSummary, MATCH_TIME_NOTE } from '#web/features/birth-details/BirthSummary.tsx';
import type { ResolvedBirthDetails } from '#web/features/birth-details/resolve-birth.ts';
import type { BirthFormState } from '#web/features/birth-details/use-birth-form.ts';
import { runPurchase, saveBirth } from '#web/features/purchase/checkout/run-purchase.ts';
import { PriceBreakdown } from '#web/features/purchase/PriceBreakdown.tsx';
import { formatPaise } from '#src/platform/contract-money.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChartStyleField } from '#web/ui/form/ChartStyleField.tsx';
import { ConventionsField } from '#web/ui/form/ConventionsField.tsx';
import { SignVocabularyField } from '#web/ui/form/SignVocabularyField.tsx';
import { CheckField, TextField } from '#web/ui/form/Field.tsx';
import { useFocusFirstError } from '#web/ui/form/use-submit.ts';
import { Icon } from '#web/ui/Icon.tsx';
import {
  getInitialValues,
  toDraft,
  validateValues,
  type ConfirmErrors,
  type ConfirmValues,
} from './confirm-form-values.ts';
import { ChildReports } from './ChildReports.tsx';
import { DowntimeNotice } from '#web/features/purchase/DowntimeNotice.tsx';
import { TaxDetailsFields } from './TaxDetailsFields.tsx';
import { PartnerFields } from './PartnerFields.tsx';
import { ConfirmCheckboxes, isSaveChosen, type SaveTarget } from './ConfirmCheckboxes.tsx';
import type { ConfirmData, ReportPerson } from './use-confirm-data.ts';
import css from './ConfirmDialog.module.css';

type Props = {
  data: ConfirmData;
  resolved: ResolvedBirthDetails;
  isBusy: boolean;
  person: ReportPerson;
  canSavePerson: boolean;
  onEdit: BirthFormState['edit'];
  onChooseOffset: BirthFormState['chooseOffset'];
  /** the second person of a report on two people */
  partner?: Pick<Props, 'resolved' | 'onEdit' | 'onChooseOffset'>;
};

export function ConfirmSummary(props: Props) {
  const { report } = props.data;
  const { date } = props.resolved.details;
  return isTooYoungFor(report.key, date, getTodayInIndia()) ? (
    <RefusedSummary {...props} />
  ) : (
    <OrderForm {...props} />
  );
}

/** The summary without chart fields, price and pay button, because the report is not written for a child. */
function RefusedSummary({ data, resolved, isBusy, person, onEdit, onChooseOffset }: Props) {
  const draft = toDraft(data, resolved.details, person, getInitialValues(data, person));
  return (
    <div className={css.form}>
      <Intro />
      <BirthSummary resolved={resolved} onEdit={onEdit} onChooseOffset={onChooseOffset} isLocked={isBusy} />
      <ChildReports report={data.report} draft={draft} />
    </div>
  );
}

function OrderForm(props: Props) {
  const { data, resolved, isBusy, person, partner } = props;
  const { report, quote } = data;
  const { details } = resolved;
  const navigate = useNavigate();
  const [values, setValues] = useState(() => getInitialValues(data, person));
  const [errors, setErrors] = useState<ConfirmErrors>({});
  const needsConsent = isMinor(details.date, getTodayInIndia());
  const saveTarget = getSaveTarget(props, needsConsent);
  const formRef = useFocusFirstError(errors);
  const changeValues = (changes: Partial<ConfirmValues>) => setValues({ ...values, ...changes });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const newErrors = validateValues(values, needsConsent);
    setErrors(newErrors);
    if (Object.values(newErrors).some(Boolean)) return;
    if (saveTarget && isSaveChosen(values, saveTarget)) saveBirth(details, saveTarget);
    const draft = toDraft(data, details, person, values, partner?.resolved.details);
    void runPurchase(data, draft, ({ path, state }) => navigate(path, { state }));
  };

  return (
    <form
      ref={formRef}
      className={css.form}
      method="post"
      action="/api/payment/create-order"
      noValidate
      onSubmit={onSubmit}
    >
      <Intro />
      <Births {...props} values={values} changeValues={changeValues} errors={errors} />
      <ChartFields values={values} changeValues={changeValues} disabled={isBusy} />
      <EmailField
        value={values.email}
        onChange={(email) => changeValues({ email })}
        error={errors.email}
        readOnly={isBusy}
      />
      <ConfirmCheckboxes
        {...{ values, changeValues, errors, needsConsent, saveTarget }}
        name={details.name}
      />
      {values.tax && (
        <TaxDetailsFields
          values={values.tax}
          onChange={(tax) => changeValues({ tax })}
          errors={errors.tax}
          disabled={isBusy}
        />
      )}
      {quote && <PriceBreakdown reportName={report.name} quote={quote} />}
      <DowntimeNotice downtimes={quote?.downtimes} />
      <PayButton quote={quote} isBusy={isBusy} />
    </form>
  );
}

type BirthsProps = Pick<Props, 'resolved' | 'onEdit' | 'onChooseOffset' | 'partner' | 'isBusy'> & {
  values: ConfirmValues;
  changeValues: (changes: Partial<ConfirmValues>) => void;
  errors: ConfirmErrors;
};

/** The birth of one person, or of both with their roles and the consent. */
function Births({ resolved, onEdit, onChooseOffset, partner, isBusy, ...form }: BirthsProps) {
  const { values, changeValues, errors } = form;
  const first = { resolved, onEdit, onChooseOffset, isLocked: isBusy };
  if (!partner || !values.partner) return <BirthSummary {...first} />;
  return (
    <>
      <BirthSummary {...first} isPersonFixed unknownTimeNote={MATCH_TIME_NOTE} />
      <BirthSummary {...partner} isLocked={isBusy} isPersonFixed unknownTimeNote={MATCH_TIME_NOTE} />
      <PartnerFields
        values={values.partner}
        onChange={(newValues) => changeValues({ partner: newValues })}
        errors={errors}
        names={{ first: resolved.details.name, second: partner.resolved.details.name }}
        disabled={isBusy}
      />
    </>
  );
}

/** The birth of a minor is never saved in the profile: the guardian agrees to its use for this report only. */
function getSaveTarget(
  { data, person, canSavePerson }: Props,
  needsConsent: boolean,
): SaveTarget | undefined {
  if (person === 'member') return data.isBirthNew && !needsConsent ? 'profile' : undefined;
  return person === 'other' && canSavePerson ? 'people' : undefined;
}

type ChartFieldsProps = {
  values: ConfirmValues;
  changeValues: (changes: Partial<ConfirmValues>) => void;
  disabled: boolean;
};

const ChartFields = ({ values, changeValues, disabled }: ChartFieldsProps) => (
  <>
    <ChartStyleField
      value={values.chartStyle}
      onChange={(chartStyle) => changeValues({ chartStyle })}
      disabled={disabled}
    />
    <CheckField
      name="openingVerse"
      label="Print the opening verse on the cover: “Shri Ganeshaya namah” in Devanagari."
      checked={values.openingVerse}
      disabled={disabled}
      onChange={(event) => changeValues({ openingVerse: event.target.checked })}
    />
    <SignVocabularyField
      value={values.signVocabulary}
      onChange={(signVocabulary) => changeValues({ signVocabulary })}
      disabled={disabled}
    />
    <ConventionsField
      value={values.conventions}
      onChange={(conventions) => changeValues({ conventions })}
      disabled={disabled}
    />
  </>
);

const Intro = () => (
  <p className="small soft">
    We write the report from these details and keep them with your order. Please read them carefully.
  </p>
);

type EmailFieldProps = {
  value: string;
  onChange: (email: string) => void;
  error: string | undefined;
  readOnly: boolean;
};

const EmailField = ({ onChange, ...field }: EmailFieldProps) => (
  <TextField
    label="Send the PDF to"
    name="email"
    type="email"
    autoComplete="email"
    maxLength={254}
    onChange={(event) => onChange(event.target.value)}
    {...field}
  />
);

function PayButton({ quote, isBusy }: { quote?: Quote | undefined; isBusy: boolean }) {
  return (
    <div className={css.pay}>
      <Button
        type="submit"
        variant="primary"
        wide
        busyLabel={isBusy && (quote ? 'Processing...' : 'Generating...')}
      >
        {quote ? (
          <>
            <Icon name="lock" /> Pay {formatPaise(quote.pricePaise)}
          </>
        ) : (
          'Make my free report'
        )}
      </Button>
      <p className="small soft">
        {quote
          ? 'UPI, card or net banking, by Razorpay. If the PDF does not come within 12 hours, we offer your money back.'
          : 'No card and nothing to pay. The PDF comes by e-mail and stays in My Reports.'}
      </p>
    </div>
  );
}
