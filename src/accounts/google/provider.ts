import {
  allowInsecureRequests,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client';
import type { Clock } from '#src/platform/clock.ts';

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string };

/** What Google says of itself. @throws what the network throws, when it has never been heard */
export type Issuer = () => Promise<Configuration>;

const FRESH_MS = 24 * 3_600_000;
/** What was heard before still serves; so long until Google is asked again. */
const OUTAGE_MS = 5 * 60_000;
/** A visitor waits for it. */
const PATIENCE_SECONDS = 8;
/** Two clocks that are kept by different houses. */
const SKEW_SECONDS = 30;

export function createIssuer(settings: GoogleSettings, clock: Clock): Issuer {
  let known: { configuration: Configuration; until: number } | undefined;
  let asking: Promise<Configuration> | undefined;
  const keep = (configuration: Configuration, ms: number) => {
    known = { configuration, until: clock.now().getTime() + ms };
    return configuration;
  };
  const ask = () =>
    (asking ??= discover(settings)
      .then((heard) => keep(heard, FRESH_MS))
      .finally(() => (asking = undefined)));
  return () => {
    if (!known) return ask();
    const { configuration, until } = known;
    if (clock.now().getTime() < until) return Promise.resolve(configuration);
    return ask().catch(() => keep(configuration, OUTAGE_MS));
  };
}

const discover = ({ issuer, clientId, clientSecret }: GoogleSettings) =>
  discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret, [clockTolerance]: SKEW_SECONDS },
    undefined,
    {
      timeout: PATIENCE_SECONDS,
      // The configuration lets http through to this machine alone, and not in production.
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    },
  );
