/** One form of the profile: its button's work, and what came of it. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, inWords, sessionIsOver } from '#web/app/api.ts';
import { forget } from '#web/features/accounts/auth.ts';
import type { Said } from '#web/features/accounts/Notice.tsx';

type State = { busy: boolean; said?: Said; field?: string | undefined };

const IDLE: State = { busy: false };

/** `work` answers the sentence to show when it went well, `done` follows. A session that is over leads to the login page. */
export function useAct(work: (data: FormData) => Promise<string>, done?: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(IDLE);
  useEffect(() => {
    if (state.field) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state]);
  const run = async (data: FormData) => {
    setState({ busy: true });
    try {
      const text = await work(data);
      setState({ busy: false, said: { tone: 'ok', text } });
      done?.();
    } catch (problem) {
      if (sessionIsOver(problem)) forget();
      setState({ busy: false, ...objection(problem) });
    }
  };
  return {
    form,
    busy: state.busy,
    said: state.field ? undefined : state.said,
    errorOf: (field: string) => (state.field === field ? state.said?.text : undefined),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!state.busy) void run(new FormData(event.currentTarget));
    },
    /** for a button outside a form */
    act: () => void (state.busy || run(new FormData())),
    /** typing takes the old news away */
    hush: () => !state.busy && state.said && setState(IDLE),
  };
}

export type Act = ReturnType<typeof useAct>;

const COME_IN_AGAIN = 'Please log out, come in with Google again, and do this within ten minutes.';
const FIELDS = ['name', 'phone', 'email', 'password', 'newPassword'];

/** What stands beside a field, or for the form as a whole. */
function objection(problem: unknown): Pick<State, 'said' | 'field'> {
  const said: Said = { tone: 'bad', text: inWords(problem) };
  // nobody was asked for a password: there is no field to point at
  if (problem instanceof ApiError && problem.code === 'password-needed')
    return { said: { ...said, text: COME_IN_AGAIN } };
  const path = problem instanceof ApiError ? problem.issues[0]?.path : undefined;
  const wrong = problem instanceof ApiError && problem.code === 'wrong-password' ? 'password' : path;
  return { said, field: FIELDS.find((field) => field === wrong) };
}
