/** Search and keyboard control of a place field. */
import { useState, type KeyboardEvent } from 'react';
import type { PlaceHit } from '#src/places/contract.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

const KEY_STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

export function usePlaceSearch(onPick: (hit: PlaceHit) => void) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = usePlaceSuggestions(text);
  const places = suggestions.status === 'found' ? suggestions.places : [];
  const open = places.length > 0;

  const search = (typed: string) => {
    setText(typed);
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

/** Wraps at both ends; without an active entry, up starts at the last. */
function moveIndex(active: number, step: 1 | -1, count: number): number {
  if (active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}

export type PlaceSuggestions =
  { status: 'idle' } | { status: 'found'; query: string; places: PlaceHit[] } | { status: 'failed' };

/** Longer than the pause between two keys. */
const DEBOUNCE_MS = 200;
/** One letter matches half of India. */
const MIN_QUERY_LENGTH = 2;

/** Nothing is searched for an empty `text`. */
function usePlaceSuggestions(text: string): PlaceSuggestions {
  const query = text.trim();
  const isTooShort = query.length < MIN_QUERY_LENGTH;
  const { data, error } = useQuery(isTooShort ? undefined : query, loadPlaces, { delayMs: DEBOUNCE_MS });
  if (isTooShort) return { status: 'idle' };
  if (error !== undefined) return { status: 'failed' };
  // places for an earlier query stay until the next have arrived
  return data ? { status: 'found', ...data } : { status: 'idle' };
}

async function loadPlaces(signal: AbortSignal, query: string) {
  const { searchPlaces } = await loadChunk(() => import('./search-places.ts'));
  return { query, places: await searchPlaces(query, signal) };
}
