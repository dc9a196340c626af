import { createElement, useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import {
  endPurchase,
  getPurchaseState,
  setDialogLoaded,
  usePurchaseState,
} from '#web/lib/purchase/purchase-state.ts';
import { getAuth } from '#web/lib/session/auth.ts';

/** A visitor sees the first, a member the second. Each is one chunk. */
const loadLoginDialog = async () => (await import('./LoginRequiredDialog.tsx')).LoginRequiredDialog;
const loadPurchaseFlow = async () => (await import('./PurchaseFlow.tsx')).PurchaseFlow;

/** Part of the layout of the site. The dialogs are loaded with the first purchase; pages with buy buttons load them earlier. */
export function PurchaseDialogs() {
  useEndOnNavigation();
  usePreload();
  const step = usePurchaseState(({ current }) => current.step);
  const loginDialog = useDialog(loadLoginDialog, step === 'login');
  const purchaseFlow = useDialog(loadPurchaseFlow, step !== 'idle' && step !== 'login');
  const isLoaded = (step === 'login' ? loginDialog : purchaseFlow) !== undefined;
  useEffect(() => setDialogLoaded(isLoaded), [isLoaded]);
  return (
    <>
      {loginDialog}
      {purchaseFlow}
    </>
  );
}

/** The dialog, from its first use on. */
function useDialog(load: () => Promise<ComponentType>, isNeeded: boolean): ReactElement | undefined {
  const [dialog, setDialog] = useState<ReactElement>();
  useEffect(() => {
    if (!isNeeded || dialog) return;
    loadChunk(load).then((component) => setDialog(createElement(component)), showLoadError);
  }, [load, isNeeded, dialog]);
  return dialog;
}

function showLoadError(): void {
  endPurchase();
  showToast('This part of the page did not load. Please check your connection and try again.', {
    tone: 'error',
  });
}

/** After hydration, so that the page itself comes first. A failure is ignored: the click loads the dialog again. */
function usePreload(): void {
  const { pathname } = useLocation();
  const hasBuyButtons = pathname.startsWith('/reports');
  useEffect(() => {
    if (!hasBuyButtons) return;
    const load = getAuth().status === 'signed-in' ? loadPurchaseFlow : loadLoginDialog;
    setTimeout(() => void loadChunk<unknown>(load).catch(() => undefined));
  }, [hasBuyButtons]);
}

/** Navigation closes our dialogs, but not the checkout window, which the gateway controls. */
function useEndOnNavigation(): void {
  const { pathname } = useLocation();
  const lastPathRef = useRef(pathname);
  useEffect(() => {
    if (lastPathRef.current === pathname) return;
    lastPathRef.current = pathname;
    if (getPurchaseState().step !== 'paying') endPurchase();
  }, [pathname]);
}
