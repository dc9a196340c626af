import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a card is turned over, what had the focus is gone: the new side's first control takes it, or the one marked
 * `data-first`. Nothing is taken at the beginning.
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
