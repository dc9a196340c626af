import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { ChartFactsCalculatorId } from '#web/content/calculator-texts/chart-facts.ts';
import { ClockOffsetChoice } from '#web/features/birth-details/ClockOffsetChoice.tsx';
import { PlaceField } from '#web/features/birth-details/PlaceField.tsx';
import type { CalculatorStore } from '#web/features/calculators/calculator-store.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckField, TextField } from '#web/ui/form/Field.tsx';
import { FormMessage, toErrorMessage } from '#web/ui/form/FormMessage.tsx';
import { usePreHydrationInput } from '#web/ui/form/use-pre-hydration-input.ts';
import {
  hasTimeAbove,
  findPlaceError,
  isPlaceRequired,
  toBirthQuery,
  type ChartFactsValues,
  type ChartFactsErrors,
} from './chart-facts-form.ts';
import type { ChartFactsState } from './use-chart-facts.ts';
import css from './ChartFactsForm.module.css';

type Props = { id: ChartFactsCalculatorId; store: CalculatorStore; chartFacts: ChartFactsState };

export function ChartFactsForm({ id, store, chartFacts }: Props) {
  const { formRef, values, errors, submit, change } = useChartFactsForm(id, store, chartFacts);
  return (
    <form ref={formRef} className={css.form} onSubmit={submit} noValidate autoComplete="off">
      {hasTimeAbove(id) ? (
        <CheckField
          name="isTimeUnknown"
          label="The time is not known"
          checked={values.isTimeUnknown}
          onChange={(event) => change({ isTimeUnknown: event.target.checked })}
        />
      ) : (
        <TextField
          label="Time of birth"
          name="birthTime"
          type="time"
          optional
          hint="Leave it empty when it is not known."
          value={values.time}
          onChange={(event) => change({ time: event.target.value })}
          error={errors.time}
        />
      )}
      <PlaceField
        name="birthPlace"
        value={values.place}
        onChange={(place) => change({ place })}
        optional={!isPlaceRequired(id)}
        hint={isPlaceRequired(id) ? PLACE_HINTS.required : PLACE_HINTS.optional}
        error={errors.place}
      />
      {chartFacts.state.status === 'failed' && chartFacts.state.choice && (
        <ClockOffsetChoice
          choice={chartFacts.state.choice}
          value={undefined}
          onChange={chartFacts.chooseOffset}
        />
      )}
      <FormMessage
        message={toErrorMessage(chartFacts.state.status === 'failed' ? chartFacts.state.message : undefined)}
      />
      <Button type="submit" wide>
        Compute from the real sky
      </Button>
      <noscript>
        <p>This answer needs JavaScript.</p>
      </noscript>
      <p className="small soft">
        Your birth is sent once, to compute the answer. It is not kept, and you need no account.
      </p>
    </form>
  );
}

const PLACE_HINTS = {
  required: 'Pick the town from the list, so that we know where its horizon is.',
  optional: 'We need the place for its clock. Leave it empty for a birth by Indian time.',
};

/** The place that was typed above is the first text of the field. */
function useChartFactsForm(
  id: ChartFactsCalculatorId,
  store: CalculatorStore,
  { state, request, reset }: ChartFactsState,
) {
  const { typed } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const [edited, setEdited] = useState<Partial<ChartFactsValues>>({});
  const [placeError, setPlaceError] = useState<string>();
  const [submitCount, setSubmitCount] = useState(0);
  const values = { time: '', isTimeUnknown: false, place: { text: typed.place }, ...edited };
  const formRef = usePreHydrationInput(({ birthTime, birthPlace }) =>
    setEdited({ ...(birthTime && { time: birthTime }), ...(birthPlace && { place: { text: birthPlace } }) }),
  );
  const failure = state.status === 'failed' ? state : undefined;
  useEffect(() => {
    if (!failure) return;
    const { date, time } = failure.errors;
    const errorsAbove = { ...(date && { date }), ...(time && hasTimeAbove(id) && { time }) };
    // they are shown in the form above, which then gets the focus
    if (Object.keys(errorsAbove).length > 0) store.showErrors(errorsAbove);
    else
      formRef.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=radiogroup], button')?.focus();
  }, [failure, formRef, id, store]);
  useEffect(() => {
    if (submitCount && Object.keys(store.getState().errors).length === 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, formRef, store]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newPlaceError = findPlaceError(id, values.place);
    const needsTimeAbove = hasTimeAbove(id) && !values.isTimeUnknown;
    const above = store.check(needsTimeAbove ? ['date', 'time'] : ['date']);
    setPlaceError(newPlaceError);
    setSubmitCount((count) => count + 1);
    if (!above || newPlaceError) return;
    store.update({ place: values.place.place });
    request(toBirthQuery(above, values));
  };
  return {
    formRef,
    values,
    submit,
    errors: { ...failure?.errors, ...(placeError && { place: placeError }) } as ChartFactsErrors,
    change: (changes: Partial<ChartFactsValues>) => {
      setEdited({ ...edited, ...changes });
      setPlaceError(undefined);
      if (failure) reset();
    },
  };
}
