import { useState } from 'react';
import { MailedAgain } from '#src/orders/contract.ts';
import { inWords, post } from '#web/app/api.ts';

/** The mail once more; what came of it stands beside the button until the page is left. */
export function useMailAgain(id: string) {
  const [state, setState] = useState<{ sending: boolean; said?: string }>({ sending: false });
  const send = async () => {
    setState({ sending: true });
    try {
      const { message } = await post(`/api/orders/${encodeURIComponent(id)}/resend`, {}, MailedAgain);
      setState({ sending: false, said: message });
    } catch (problem) {
      setState({ sending: false, said: inWords(problem) });
    }
  };
  return { ...state, send: () => void send() };
}
