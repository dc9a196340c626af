/** Birth details on the way from a form to a sentence that was read and found right. */
import { useState } from 'react';
import { todayInIndia } from '#src/platform/contract-ist-date.ts';
import { ApiError, getErrorMessage } from '#web/lib/api.ts';
import { checkBirth, formOf, problemsFrom, type BirthForm, type BirthProblems } from './birth-form.ts';
import { byClock, resolveBirth, type ToldBirth } from './resolve-birth.ts';
import { clocksIn, useClocks, type Clocks } from './use-clock-offsets.ts';

export type BirthStart = { form: BirthForm; told?: ToldBirth | undefined };

type State = {
  form: BirthForm;
  problems: BirthProblems;
  /** what the server asked about the clock when the form was sent */
  asked?: Clocks | undefined;
  /** something that concerns no single field */
  trouble?: string | undefined;
  /** set while the words stand to be read */
  told?: ToldBirth | undefined;
  asking: boolean;
};

const CLEAN = { problems: {}, asked: undefined, trouble: undefined, told: undefined, asking: false };

export type Birth = ReturnType<typeof useBirth>;

export function useBirth({ form, told }: BirthStart) {
  const [state, setState] = useState<State>({ ...CLEAN, form, told });
  const looked = useClocks(state.told ? undefined : state.form);
  const tell = async () => {
    if (state.asking) return;
    setState((before) => ({ ...before, asking: true }));
    const news = await ask(state.form);
    setState((before) => ({ ...before, ...news, asking: false }));
  };
  return {
    ...state,
    clocks: state.asked ?? looked,
    type: (part: Partial<BirthForm>) => setState((before) => typed(before, part)),
    /** back from the words to the form, as it was or for somebody else */
    rewrite: (again: BirthForm) => setState({ ...CLEAN, form: again }),
    /** the words stay, by another of the clocks offered with them */
    chooseClock: (utcOffsetSeconds: number) =>
      setState((before) => ({ ...before, told: before.told && byClock(before.told, utcOffsetSeconds) })),
    /** checks the form and has it told in words; what is wrong stands beside its field afterwards */
    tell: () => void tell(),
  };
}

async function ask(form: BirthForm): Promise<Partial<State>> {
  const checked = checkBirth(form, todayInIndia());
  if ('problems' in checked) return { ...CLEAN, problems: checked.problems };
  try {
    const told = await resolveBirth(checked.details);
    return { ...CLEAN, told, form: formOf(told.details) };
  } catch (error) {
    return { ...CLEAN, ...objections(error) };
  }
}

function objections(error: unknown): Partial<State> {
  if (!(error instanceof ApiError)) return { trouble: getErrorMessage(error) };
  if (error.clockOptions.length > 0)
    return { asked: clocksIn(error), problems: { clock: 'Please choose one of them.' } };
  const problems = problemsFrom(error.issues);
  return Object.keys(problems).length > 0 ? { problems } : { trouble: error.message };
}

/** Typing in a field takes its problem away; a reading of the clock is for one moment in one place only. */
function typed(before: State, part: Partial<BirthForm>): State {
  const touched = new Set(Object.keys(part).map((key) => FIELD_OF[key] ?? key));
  const problems = Object.fromEntries(
    Object.entries(before.problems).filter(([field]) => !touched.has(field)),
  );
  const moved = ['date', 'time', 'place'].some((field) => touched.has(field));
  const again = moved ? { utcOffsetSeconds: undefined } : {};
  return {
    ...before,
    form: { ...before.form, ...again, ...part },
    problems,
    asked: moved ? undefined : before.asked,
  };
}

const FIELD_OF: Record<string, string> = {
  day: 'date',
  month: 'date',
  year: 'date',
  timeKind: 'time',
  utcOffsetSeconds: 'clock',
};
