/** The list as it stood when My Reports was left, so that Back returns to the same place in it. Gone with the tab. */
import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useAuth, type Auth } from '#web/lib/session/auth.ts';
import type { Orders, ReadyOrders } from '#web/lib/orders/use-orders.ts';

let left: { member: string; orders: ReadyOrders } | undefined;

/** Only for who comes back by the browser's own buttons, and is the same member still. */
export function useLeftList(): ReadyOrders | undefined {
  const back = useNavigationType() === NavigationType.Pop;
  const member = memberOf(useAuth());
  return back && left && left.member === member ? left.orders : undefined;
}

export function useKeptForReturn(orders: Orders): void {
  const member = memberOf(useAuth());
  useEffect(() => {
    if (orders.status !== 'ready' || !member) return;
    const { appended: _landing, ...rest } = orders;
    left = { member, orders: { ...rest, older: 'idle' } };
  }, [orders, member]);
}

const memberOf = (auth: Auth): string | undefined => (auth.status === 'in' ? auth.user.email : undefined);
