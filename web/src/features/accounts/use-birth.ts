/** Birth details on the way from a form to a sentence that was read and found right. */
import { useState } from 'react';
import { ApiError, inWords } from '#web/app/api.ts';
import {
  checkBirth,
  formOf,
  problemsFrom,
  todayInIndia,
  type BirthForm,
  type BirthProblems,
} from './birth-form.ts';
import { resolveBirth, type ToldBirth } from './resolve-birth.ts';

export type BirthStart = { form: BirthForm; told?: ToldBirth | undefined };

type State = {
  form: BirthForm;
  problems: BirthProblems;
  /** something that concerns no single field */
  trouble?: string | undefined;
  /** set while the words stand to be read */
  told?: ToldBirth | undefined;
  asking: boolean;
};

export type Birth = ReturnType<typeof useBirth>;

export function useBirth({ form, told }: BirthStart) {
  const [state, setState] = useState<State>({ form, told, problems: {}, asking: false });
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  return {
    ...state,
    /** typing in a field takes its problem away */
    type: (part: Partial<BirthForm>) =>
      setState((before) => ({
        ...before,
        form: { ...before.form, ...part },
        problems: without(before.problems, part),
      })),
    /** back from the words to the form, as it was or for somebody else */
    rewrite: (again: BirthForm) => change({ form: again, told: undefined, problems: {}, trouble: undefined }),
    /** @returns the told birth when everything was right */
    tell: async (): Promise<ToldBirth | undefined> => {
      if (state.asking) return undefined;
      const checked = checkBirth(state.form, todayInIndia());
      if ('problems' in checked) {
        change({ problems: checked.problems, trouble: undefined });
        return undefined;
      }
      change({ asking: true, problems: {}, trouble: undefined });
      try {
        const answer = await resolveBirth(checked.details);
        change({ asking: false, told: answer, form: formOf(answer.details) });
        return answer;
      } catch (problem) {
        change({ asking: false, ...objections(problem) });
        return undefined;
      }
    },
  };
}

function objections(problem: unknown): Pick<State, 'problems' | 'trouble'> {
  const problems = problem instanceof ApiError ? problemsFrom(problem.issues) : {};
  return { problems, trouble: Object.keys(problems).length > 0 ? undefined : inWords(problem) };
}

function without(problems: BirthProblems, part: Partial<BirthForm>): BirthProblems {
  const touched = new Set(Object.keys(part).map((key) => FIELD_OF[key] ?? key));
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !touched.has(field)));
}

const FIELD_OF: Record<string, string> = { day: 'date', month: 'date', year: 'date', timeKind: 'time' };
