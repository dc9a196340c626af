/** Search and keyboard control of a place field. */
import { useState, type KeyboardEvent } from 'react';
import type { PlaceHit } from '#src/places/contract.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

const KEY_STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

export function usePlaceSearch(onPick: (hit: PlaceHit) => void) {
  const [text, setText] = useState('');
  const [activeIndex, setActiveIndex] = useState(-1);
  const suggestions = usePlaceSuggestions(text);
  const places = suggestions.status === 'found' ? suggestions.places : [];
  const isOpen = places.length > 0;

  const search = (newText: string) => {
    setText(newText);
    setActiveIndex(-1);
  };
  const close = () => search('');
  const pick = (hit: PlaceHit) => {
    onPick(hit);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = KEY_STEPS[event.key];
    if (step) setActiveIndex(moveIndex(activeIndex, step, places.length));
    else if (event.key === 'Enter') pick(places[Math.max(activeIndex, 0)]!);
    else if (event.key === 'Escape') close();
    else return;
    // Enter must not submit the form, Escape must not close the dialog.
    event.preventDefault();
    event.stopPropagation();
  };
  return { suggestions, places, isOpen, activeIndex, search, close, pick, onKeyDown };
}

/** The next active index; wraps at both ends. Without an active entry (-1), down starts at the first and up at the last. */
function moveIndex(activeIndex: number, step: 1 | -1, count: number): number {
  if (activeIndex < 0) return step === 1 ? 0 : count - 1;
  return (activeIndex + step + count) % count;
}

export type PlaceSuggestions =
  { status: 'idle' } | { status: 'found'; query: string; places: PlaceHit[] } | { status: 'failed' };

/** Longer than the time between two keys of fast typing. */
const DEBOUNCE_MS = 200;
/** One letter matches too many places. */
const MIN_QUERY_LENGTH = 2;

/** Searches when `text` is long enough and no key was pressed for a moment. */
function usePlaceSuggestions(text: string): PlaceSuggestions {
  const query = text.trim();
  const isTooShort = query.length < MIN_QUERY_LENGTH;
  const { data, error } = useQuery(isTooShort ? undefined : query, loadPlaces, { delayMs: DEBOUNCE_MS });
  if (isTooShort) return { status: 'idle' };
  if (error !== undefined) return { status: 'failed' };
  // The places of the previous query stay until the new ones are loaded.
  return data ? { status: 'found', ...data } : { status: 'idle' };
}

async function loadPlaces(signal: AbortSignal, query: string) {
  const { searchPlaces } = await loadChunk(() => import('./search-places.ts'));
  return { query, places: await searchPlaces(query, signal) };
}
