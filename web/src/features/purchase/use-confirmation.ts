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

export function useConfirmation(report: Report): State {
  const [state, setState] = useState<State>({ status: 'waiting' });
  useEffect(() => {
    let wanted = true;
    prepareConfirmation(report).then(
      (confirmation) => wanted && setState({ status: 'ready', confirmation }),
      (problem: unknown) => {
        if (!wanted) return;
        if (sessionIsOver(problem)) logInAgain(report);
        else setState({ status: 'failed', message: inWords(problem) });
      },
    );
    return () => {
      wanted = false;
    };
  }, [report]);
  return state;
}

function logInAgain(report: Report): void {
  forget();
  go({ step: 'login', report });
}
