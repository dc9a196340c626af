import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { endPurchase, usePurchaseState } from '#web/lib/purchase/purchase-state.ts';

/** Part of the layout of the site. Loads the dialogs with the first purchase. */
export function PurchaseDialogs() {
  const isStarted = usePurchaseState(({ current }) => current.step !== 'idle');
  const [Flow, setFlow] = useState<ComponentType>();
  useEffect(() => {
    if (!isStarted || Flow) return;
    loadChunk(() => import('./PurchaseFlow.tsx')).then(
      ({ PurchaseFlow }) => setFlow(() => PurchaseFlow),
      showLoadError,
    );
  }, [isStarted, Flow]);
  return Flow && <Flow />;
}

function showLoadError(): void {
  endPurchase();
  showToast('This part of the page did not load. Please check your connection and try again.', {
    tone: 'error',
  });
}
