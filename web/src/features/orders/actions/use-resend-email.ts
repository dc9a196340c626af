import { useState } from 'react';
import { ResendResponse, OrderResponse, type OrderView } from '#src/orders/contract.ts';
import { ApiError, get, post } from '#web/lib/api.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';

export type MailingAgain = ReturnType<typeof useMailAgain>;

/** The mail once more; what came of it stands beside the button until the page is left. */
export function useMailAgain(id: string, onOrder: (order: OrderView) => void) {
  const [state, setState] = useState<{ sending: boolean; said?: string }>({ sending: false });
  const send = async () => {
    setState({ sending: true });
    try {
      const { message, order } = await post(`${pathOf(id)}/resend`, {}, ResendResponse);
      setState({ sending: false, said: message });
      onOrder(order);
    } catch (error) {
      setState({ sending: false, said: handleRequestError(error) });
      // used up elsewhere, in another tab: the card learns how things stand
      if (error instanceof ApiError && error.status === 429)
        await standing(id).then(onOrder, () => undefined);
    }
  };
  return { ...state, send: () => void send() };
}

const pathOf = (id: string) => `/api/orders/${encodeURIComponent(id)}`;
const standing = async (id: string) => (await get(pathOf(id), OrderResponse)).order;
