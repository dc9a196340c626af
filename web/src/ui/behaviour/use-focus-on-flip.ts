import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a card shows its other side, the focused control is gone: focuses the control marked `data-initial-focus`, else the
 * first control of the new side. Not on the first render.
 */
export function useFocusOnFlip(card: RefObject<HTMLElement | null>, side: unknown): void {
  const previousSide = useRef(side);
  useEffect(() => {
    if (previousSide.current === side) return;
    previousSide.current = side;
    const markedControl = card.current?.querySelector<HTMLElement>('[data-initial-focus]');
    (markedControl ?? card.current?.querySelector<HTMLElement>(CONTROLS))?.focus();
  }, [card, side]);
}

const CONTROLS = 'input:not([hidden]), select, button';
