import { useEffect, useState } from 'react';
import type { Report } from '#src/catalogue/contract.ts';
import { inWords, sessionIsOver } from '#web/app/api.ts';
import { forget } from '#web/features/accounts/auth.ts';
import { prepareConfirmation, type Confirmation } from './confirmation.ts';
import { go } from './start-purchase.ts';

type State =
  | { status: 'waiting' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; confirmation: Confirmation };

/** `kept`: what the sheet held before a login in between; read once. */
export function useConfirmation(report: Report, kept: unknown): State {
  const [filled] = useState(kept);
  const [state, setState] = useState<State>({ status: 'waiting' });
  useEffect(() => {
    let wanted = true;
    prepareConfirmation(report, filled).then(
      (confirmation) => wanted && setState({ status: 'ready', confirmation }),
      (problem: unknown) => {
        if (!wanted) return;
        if (sessionIsOver(problem)) logInAgain(report, filled);
        else setState({ status: 'failed', message: inWords(problem) });
      },
    );
    return () => {
      wanted = false;
    };
  }, [report, filled]);
  return state;
}

function logInAgain(report: Report, filled: unknown): void {
  forget();
  go({ step: 'login', report, filled });
}
