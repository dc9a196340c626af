/** One form of the profile: its button's work, and what came of it. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '#web/app/api.ts';
import { badNews, type Said } from '#web/features/accounts/Notice.tsx';
import { troubleOf } from '#web/features/accounts/session-over.ts';

type State = { busy: boolean; said?: Said | undefined; field?: string | undefined };

const IDLE: State = { busy: false };

/** `work` answers the sentence to show when it went well, `done` follows. When the session is over the form stays as it is. */
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
  const said = badNews(troubleOf(problem));
  // nobody was asked for a password: there is no field to point at
  if (problem instanceof ApiError && problem.code === 'password-needed')
    return { said: badNews(COME_IN_AGAIN) };
  const path = problem instanceof ApiError ? problem.issues[0]?.path : undefined;
  const wrong = problem instanceof ApiError && problem.code === 'wrong-password' ? 'password' : path;
  return { said, field: FIELDS.find((field) => field === wrong) };
}
