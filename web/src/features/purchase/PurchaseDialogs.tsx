import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { endPurchase, usePurchaseState } from '#web/lib/purchase/purchase-state.ts';

/** For the frame of the page. The dialogs are fetched when the first purchase begins, and stay. */
export function PurchaseDialogs() {
  const begun = usePurchaseState(({ now }) => now.step !== 'idle');
  const [Flow, setFlow] = useState<ComponentType>();
  useEffect(() => {
    if (!begun || Flow) return;
    loadChunk(() => import('./PurchaseFlow.tsx')).then(
      ({ PurchaseFlow }) => setFlow(() => PurchaseFlow),
      notLoaded,
    );
  }, [begun, Flow]);
  return Flow && <Flow />;
}

function notLoaded(): void {
  endPurchase();
  toast('This part of the page did not load. Please check your connection and try again.', { tone: 'error' });
}
