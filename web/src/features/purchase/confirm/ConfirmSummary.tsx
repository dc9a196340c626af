import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { getTodayInIndia } from '#src/platform/contract-ist-date.ts';
import { isMinor, type BirthFormValues } from '#web/features/birth-details/birth-form.ts';
import { BirthSummary } from '#web/features/birth-details/BirthSummary.tsx';
import { GuardianConsentField } from '#web/features/birth-details/GuardianConsentField.tsx';
import { useFocusFirstError } from '#web/ui/form/use-submit.ts';
import type { ResolvedBirthDetails } from '#web/features/birth-details/resolve-birth.ts';
import type { BirthFormState } from '#web/features/birth-details/use-birth-form.ts';
import { CheckField, TextField } from '#web/ui/form/Field.tsx';
import { filledOf, firstAnswers, problemsOf, type Answers, type Problems } from './confirm-form-values.ts';
import { Bill } from '#web/features/purchase/PriceBreakdown.tsx';
import { ChartStyleField } from '#web/ui/form/ChartStyleField.tsx';
import type { Confirmation } from './confirm-data.ts';
import { ForGrownUps } from './AdultContentNotice.tsx';
import { PayButton } from './PayButton.tsx';
import { keepBirth, runPurchase } from '#web/features/purchase/checkout/run-purchase.ts';
import css from './ConfirmSheet.module.css';

type Props = {
  confirmation: Confirmation;
  told: ResolvedBirthDetails;
  working: boolean;
  mayKeep: boolean;
  onRewrite: (again: BirthFormValues) => void;
  onClock: BirthFormState['chooseOffset'];
};

export function ConfirmWords({ confirmation, told, working, mayKeep, onRewrite, onClock }: Props) {
  const { report, quote } = confirmation;
  const { details } = told;
  const navigate = useNavigate();
  const [answers, setAnswers] = useState(() => firstAnswers(confirmation, mayKeep));
  const [problems, setProblems] = useState<Problems>({});
  const minor = isMinor(details.date, getTodayInIndia());
  const keepable = mayKeep && !minor;
  const form = useFocusFirstError(problems);
  const answer = (part: Partial<Answers>) => setAnswers({ ...answers, ...part });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(answers, minor);
    setProblems(found);
    if (found.email || found.guardian) return;
    const keep = keepable && answers.keep;
    if (keep) keepBirth(details);
    const filled = filledOf(confirmation, details, { ...answers, keep });
    void runPurchase(confirmation, filled, ({ path, state }) => navigate(path, { state }));
  };

  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action="/api/payment/create-order"
      noValidate
      onSubmit={onSubmit}
    >
      <Lead />
      <BirthSummary resolved={told} onEdit={onRewrite} onChooseOffset={onClock} locked={working} />
      <ChartStyleField
        value={answers.chartStyle}
        onChange={(style) => answer({ chartStyle: style })}
        disabled={working}
      />
      <TextField
        label="Send the PDF to"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        readOnly={working}
        value={answers.email}
        onChange={(event) => answer({ email: event.target.value })}
        error={problems.email}
      />
      <ForGrownUps report={report} born={details.date} />
      <Ticks {...{ answers, answer, problems, minor, keepable }} name={details.name} />
      {quote && <Bill name={report.name} quote={quote} />}
      <PayButton quote={quote} working={working} />
    </form>
  );
}

/** Takes the focus when the words come, so that a screen reader begins with them. */
function Lead() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1} className={`${css.lead} small soft`}>
      We write from these words and keep them with your order. Read them once, slowly.
    </p>
  );
}

type TicksProps = {
  answers: Answers;
  answer: (part: Partial<Answers>) => void;
  problems: Problems;
  minor: boolean;
  keepable: boolean;
  name: string;
};

function Ticks({ answers, answer, problems, minor, keepable, name }: TicksProps) {
  if (!minor && !keepable) return null;
  return (
    <div>
      {minor && (
        <GuardianConsentField
          name={name}
          checked={answers.guardian}
          onChange={(guardian) => answer({ guardian })}
          error={problems.guardian}
        />
      )}
      {keepable && (
        <CheckField
          name="keep"
          label="This is my own birth: keep it for my next report."
          checked={answers.keep}
          onChange={(event) => answer({ keep: event.target.checked })}
        />
      )}
    </div>
  );
}
