/** One form of the profile: its button's work, and what came of it. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { toErrorMessage, type FormMessageContent } from '#web/ui/form/FormMessage.tsx';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';

type State = { busy: boolean; said?: FormMessageContent | undefined; field?: string | undefined };

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
    } catch (error) {
      setState({ busy: false, ...objection(error) });
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
function objection(error: unknown): Pick<State, 'said' | 'field'> {
  const said = toErrorMessage(handleRequestError(error));
  // nobody was asked for a password: there is no field to point at
  if (error instanceof ApiError && error.code === 'password-needed')
    return { said: toErrorMessage(COME_IN_AGAIN) };
  const path = error instanceof ApiError ? error.issues[0]?.path : undefined;
  const wrong = error instanceof ApiError && error.code === 'wrong-password' ? 'password' : path;
  return { said, field: FIELDS.find((field) => field === wrong) };
}
