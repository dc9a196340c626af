/**
 * What the form, the result and the panel of chart facts share on one calculator page. A store outside of React: changed
 * properties would make React discard the prerendered panel before its script is loaded.
 */
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import type { Place } from '#src/places/contract.ts';
import {
  EMPTY_VALUES,
  toCalculatorValues,
  validateValues,
  type CalculatorErrors,
  type CalculatorInput,
  type CalculatorValues,
  type TypedValues,
} from './calculator-values.ts';

export type CalculatorState = {
  typed: TypedValues;
  errors: CalculatorErrors;
  /** how often the values were checked: after each check the first invalid field gets the focus */
  checkCount: number;
  /** the values of the playful result on the screen */
  playfulValues?: readonly string[];
  /** the place for which chart facts were requested last */
  place?: Place | undefined;
};

export type CalculatorStore = ReturnType<typeof createCalculatorStore>;

/** Components read it with useSyncExternalStore. The panel imports no file of the form: each file costs bytes on every page. */
export function createCalculatorStore() {
  let state: CalculatorState = { typed: EMPTY_VALUES, errors: {}, checkCount: 0 };
  const listeners = new Set<() => void>();
  const update = (changes: Partial<CalculatorState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const showErrors = (errors: CalculatorErrors) => update({ errors, checkCount: state.checkCount + 1 });
  const getState = () => state;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    getState,
    subscribe,
    update,
    /** takes typed values and removes the errors of the changed inputs */
    type: (changes: Partial<TypedValues>) =>
      update({ typed: { ...state.typed, ...changes }, errors: removeErrors(state.errors, changes) }),
    /** shows errors in the form, which focuses the first */
    showErrors,
    /** @returns the values, or undefined when the form shows an error */
    check(inputs: readonly CalculatorInput[]): CalculatorValues | undefined {
      const errors = validateValues(state.typed, inputs, getTodayInIndia());
      showErrors(errors);
      return Object.keys(errors).length > 0 ? undefined : toCalculatorValues(state.typed);
    },
  };
}

function removeErrors(errors: CalculatorErrors, changes: Partial<TypedValues>): CalculatorErrors {
  const isChanged = (input: string) => input in changes || (input === 'date' && 'day' in changes);
  return Object.fromEntries(Object.entries(errors).filter(([input]) => !isChanged(input)));
}
