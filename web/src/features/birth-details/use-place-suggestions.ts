import { useEffect, useState } from 'react';
import type { PlaceHit } from '#src/places/contract.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';

export type PlaceSuggestions =
  | { status: 'idle' }
  | { status: 'found'; for: string; places: PlaceHit[] }
  | { status: 'failed'; for: string };

/** Typing pauses of a normal hand are shorter. */
const DEBOUNCE_MS = 200;
/** One letter matches half of India. */
const MIN_QUERY_LENGTH = 2;

/** Places for what is being typed; only the last question is ever answered. `wanted` is empty when nothing is to be asked. */
export function usePlaceSuggestions(wanted: string): PlaceSuggestions {
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
