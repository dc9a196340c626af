/** The keyboard and the list of a place field: what is asked, what is found, what is about to be picked. */
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { PlaceHit } from '#src/places/contract.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

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

export type PlaceSuggestions =
  | { status: 'idle' }
  | { status: 'found'; for: string; places: PlaceHit[] }
  | { status: 'failed'; for: string };

/** Typing pauses of a normal hand are shorter. */
const DEBOUNCE_MS = 200;
/** One letter matches half of India. */
const MIN_QUERY_LENGTH = 2;

/** Places for what is being typed; only the last question is ever answered. `wanted` is empty when nothing is to be asked. */
function usePlaceSuggestions(wanted: string): PlaceSuggestions {
  const [suggestions, setSuggestions] = useState<PlaceSuggestions>({ status: 'idle' });
  const text = wanted.trim();
  useEffect(() => {
    if (text.length < MIN_QUERY_LENGTH) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { searchPlaces } = await loadChunk(() => import('./search-places.ts'));
        setSuggestions({ status: 'found', for: text, places: await searchPlaces(text, asking.signal) });
      } catch {
        if (!asking.signal.aborted) setSuggestions({ status: 'failed', for: text });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text]);
  // an answer to an earlier text keeps its list on screen until the next one comes, but never for no text at all
  return text.length < MIN_QUERY_LENGTH ? { status: 'idle' } : suggestions;
}
