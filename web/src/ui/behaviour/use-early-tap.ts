import { useEffect, useId, useRef, type RefObject } from 'react';
import { useHydrated } from './use-hydrated.ts';

type EarlyTap = {
  isHydrated: boolean;
  popoverId: string;
  /** for the popover inside the button */
  popoverRef: RefObject<HTMLSpanElement | null>;
};

/**
 * Keeps a tap on a button that is not hydrated yet. The prerendered button opens a popover, which needs no script. If the
 * popover is open when the button is hydrated, the click is repeated.
 */
export function useEarlyTap(): EarlyTap {
  const isHydrated = useHydrated();
  const popoverId = useId();
  const popoverRef = useRef<HTMLSpanElement>(null);
  const tappedButton = useRef<HTMLButtonElement>(null);
  // runs before the render that removes the popover
  useEffect(() => {
    if (isPopoverOpen(popoverRef.current)) tappedButton.current = popoverRef.current.closest('button');
  }, []);
  useEffect(() => {
    const button = tappedButton.current;
    if (!isHydrated || !button) return;
    tappedButton.current = null;
    // a form reads what was typed before hydration in its own effect
    setTimeout(() => button.click());
  }, [isHydrated]);
  return { isHydrated, popoverId, popoverRef };
}

/** In a browser without popovers the element is never displayed; the selector `:popover-open` would be an error there. */
const isPopoverOpen = (element: HTMLElement | null): element is HTMLElement =>
  Boolean(element?.getClientRects().length);
