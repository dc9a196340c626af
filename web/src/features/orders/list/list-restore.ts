/** Saves the list in memory when My Reports is left, so that Back returns to the same position. */
import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useAuth, type Auth } from '#web/lib/session/auth.ts';
import type { Orders, ReadyOrders } from '#web/lib/orders/use-orders.ts';

let savedList: { memberEmail: string; orders: ReadyOrders } | undefined;

/** Undefined unless the same member returns by the browser's Back or Forward. */
export function useRestoredList(): ReadyOrders | undefined {
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop;
  const memberEmail = getMemberEmail(useAuth());
  return isHistoryNavigation && savedList && savedList.memberEmail === memberEmail
    ? savedList.orders
    : undefined;
}

export function useSaveListForReturn(orders: Orders): void {
  const memberEmail = getMemberEmail(useAuth());
  useEffect(() => {
    if (orders.status !== 'ready' || !memberEmail) return;
    // `appended` moves the focus to a page of orders that was just loaded, which must not happen on return
    const { appended: _appended, ...restorable } = orders;
    savedList = { memberEmail, orders: { ...restorable, olderStatus: 'idle' } };
  }, [orders, memberEmail]);
}

const getMemberEmail = (auth: Auth): string | undefined =>
  auth.status === 'signed-in' ? auth.user.email : undefined;
