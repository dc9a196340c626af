import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { GoogleSignInErrorCode } from '#src/accounts/google/contract.ts';

const WORDS: Record<GoogleSignInErrorCode, string> = {
  unavailable: 'Google sign-in is not available here yet. Please use your email and password.',
  unreachable:
    'Google does not answer just now. Please try again in a minute, or use your email and password.',
  cancelled:
    'You came back from Google without signing in. Nothing has changed; try again whenever you like.',
  stale: 'This Google sign-in was used already, or did not begin in this browser. Please start it again.',
  expired: 'That took longer than ten minutes, so we let it go to keep you safe. Please start again.',
  clock:
    'Google’s clock and ours do not agree just now. Please try again in a minute, or use your email and password.',
  refused: 'Google’s answer did not fit our question, so we did not use it. Please start again.',
  unverified:
    'Google has not verified your email address yet. Verify it at Google, or use an email and a password here.',
  other:
    'This email belongs to an account that another Google account opens. Use that one, or set a password by “Forgot password?”.',
  failed: 'Something went wrong on our side. Please try Google again, or use your email and password.',
};

const never = () => () => undefined;

/** The server sends people back here when a sign-in by Google came to nothing. The prerendered page has no query: it says nothing yet. */
export function useGoogleNews(): string | undefined {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => wordsFor(new URLSearchParams(search).get('google') ?? ''),
    () => undefined,
  );
}

const wordsFor = (news: string): string | undefined =>
  Object.hasOwn(WORDS, news) ? WORDS[news as GoogleSignInErrorCode] : undefined;
