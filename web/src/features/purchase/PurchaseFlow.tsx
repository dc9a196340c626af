/** Every dialog of a purchase. Stands once in the frame of the page; draws nothing until somebody buys. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmSheet } from './confirm/ConfirmSheet.tsx';
import { FreeStarted, GenerationFailed } from './checkout/FreeReportDialogs.tsx';
import { LoginRequired } from './LoginRequiredDialog.tsx';
import { getPurchaseState, endPurchase } from '#web/lib/purchase/purchase-state.ts';

export function PurchaseFlow() {
  useEndOnNavigation();
  return (
    <>
      <LoginRequired />
      <ConfirmSheet />
      <FreeStarted />
      <GenerationFailed />
    </>
  );
}

/** The back button closes what stands open. A checkout that is already open is the gateway's, and ends by itself. */
function useEndOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (getPurchaseState().step !== 'paying') endPurchase();
  }, [pathname]);
}
