/** The keyboard and the list of a place field: what is asked, what is found, what is about to be picked. */
import { useState, type KeyboardEvent } from 'react';
import type { PlaceHit } from '#src/places/contract.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

const KEY_STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

export function usePlaceSearch(onPick: (hit: PlaceHit) => void) {
  const [wanted, setWanted] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = usePlaceSuggestions(wanted);
  const places = suggestions.status === 'found' ? suggestions.places : [];
  const open = places.length > 0;

  const search = (text: string) => {
    setWanted(text);
    setActive(-1);
  };
  const close = () => search('');
  const pick = (hit: PlaceHit) => {
    onPick(hit);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const step = KEY_STEPS[event.key];
    if (step) setActive(moveIndex(active, step, places.length));
    else if (event.key === 'Enter') pick(places[Math.max(active, 0)]!);
    else if (event.key === 'Escape') close();
    else return;
    // neither submits the form nor closes the dialog around it
    event.preventDefault();
    event.stopPropagation();
  };
  return { suggestions, places, open, active, search, close, pick, onKeyDown };
}

/** Around the list; from nothing, up begins at the end. */
function moveIndex(active: number, step: 1 | -1, count: number): number {
  if (active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
