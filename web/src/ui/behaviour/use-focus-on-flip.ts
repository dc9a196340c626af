import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a card shows its other side, the focused control is gone: focuses the first control of the new side, or the one
 * marked `data-first`. Not on the first render.
 */
export function useFocusOnFlip(card: RefObject<HTMLElement | null>, side: unknown): void {
  const before = useRef(side);
  useEffect(() => {
    if (before.current === side) return;
    before.current = side;
    const first = card.current?.querySelector<HTMLElement>('[data-first]');
    (first ?? card.current?.querySelector<HTMLElement>(CONTROLS))?.focus();
  }, [card, side]);
}

const CONTROLS = 'input:not([hidden]), select, button';
