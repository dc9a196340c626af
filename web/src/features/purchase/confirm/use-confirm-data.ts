import { useEffect, useState } from 'react';
import type { Report } from '#src/catalogue/contract.ts';
import { getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { prepareConfirmation, type Confirmation } from './confirm-data.ts';
import { setPurchaseState } from '#web/lib/purchase/purchase-state.ts';

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
      (error: unknown) => {
        if (!wanted) return;
        if (isSessionExpired(error)) logInAgain(report, filled);
        else setState({ status: 'failed', message: getErrorMessage(error) });
      },
    );
    return () => {
      wanted = false;
    };
  }, [report, filled]);
  return state;
}

function logInAgain(report: Report, draft: unknown): void {
  signOutLocally();
  setPurchaseState({ step: 'login', report, draft });
}
