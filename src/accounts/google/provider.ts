import {
  allowInsecureRequests,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client';
import { DAY_MS, MINUTE_MS } from '#src/platform/contract-time.ts';
import type { Clock } from '#src/platform/clock.ts';

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string };

/** Google's OpenID configuration, cached. @throws a network error when it was never loaded */
export type GoogleProvider = () => Promise<Configuration>;

const DISCOVERY_MAX_AGE_MS = DAY_MS;
/** After a failed refresh the old configuration is used this long before the next attempt. */
const RETRY_AFTER_MS = 5 * MINUTE_MS;
/** A visitor is waiting for the response. */
const TIMEOUT_SECONDS = 8;
/** Allowed difference between Google's clock and the server's. */
const CLOCK_SKEW_SECONDS = 30;

export function createGoogleProvider(settings: GoogleSettings, clock: Clock): GoogleProvider {
  let cached: { configuration: Configuration; expiresAt: number } | undefined;
  let pendingLoad: Promise<Configuration> | undefined;
  const cacheConfiguration = (configuration: Configuration, ms: number) => {
    cached = { configuration, expiresAt: clock.now().getTime() + ms };
    return configuration;
  };
  /** Concurrent callers share one request. */
  const loadConfiguration = () =>
    (pendingLoad ??= fetchConfiguration(settings)
      .then((configuration) => cacheConfiguration(configuration, DISCOVERY_MAX_AGE_MS))
      .finally(() => (pendingLoad = undefined)));
  return () => {
    if (!cached) return loadConfiguration();
    const { configuration, expiresAt } = cached;
    if (clock.now().getTime() < expiresAt) return Promise.resolve(configuration);
    return loadConfiguration().catch(() => cacheConfiguration(configuration, RETRY_AFTER_MS));
  };
}

const fetchConfiguration = ({ issuer, clientId, clientSecret }: GoogleSettings) =>
  discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret, [clockTolerance]: CLOCK_SKEW_SECONDS },
    undefined,
    {
      timeout: TIMEOUT_SECONDS,
      // The configuration allows http for localhost only, and not in production.
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    },
  );
