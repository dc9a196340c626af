import { useLocation } from 'react-router-dom';
import type { GoogleSignInErrorCode } from '#src/accounts/google/contract.ts';
import { useHydrated } from '#web/ui/behaviour/use-hydrated.ts';

const MESSAGES: Record<GoogleSignInErrorCode, string> = {
  'not-configured': 'Login with Google is not available here yet. Please use your email and password.',
  'provider-unavailable':
    'Google does not answer at the moment. Please try again in a minute, or use your email and password.',
  cancelled:
    'You came back from Google without logging in. Nothing has changed; try again whenever you like.',
  'invalid-state':
    'This login with Google was used already, or did not begin in this browser. Please start it again.',
  expired: 'That took longer than ten minutes, so we cancelled it for your safety. Please start again.',
  'clock-skew':
    'Google’s clock and ours differ at the moment. Please try again in a minute, or use your email and password.',
  'invalid-response': 'We could not verify Google’s answer, so you are not logged in. Please start again.',
  'email-unverified':
    'Google has not verified your email address yet. Verify it at Google, or use an email and a password here.',
  'other-google-account':
    'This email belongs to an account that logs in with another Google account. Use that one, or set a password with “Forgot password?”.',
  'internal-error':
    'Something went wrong on our side. Please try Google again, or use your email and password.',
};

/**
 * The message for the error code in `?google=`, which the server sets after a failed sign-in. Undefined before hydration:
 * the prerendered page has no query.
 */
export function useGoogleSignInError(): string | undefined {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? getMessage(new URLSearchParams(search).get('google') ?? '') : undefined;
}

const getMessage = (code: string): string | undefined =>
  Object.hasOwn(MESSAGES, code) ? MESSAGES[code as GoogleSignInErrorCode] : undefined;
