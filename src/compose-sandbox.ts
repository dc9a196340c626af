/** The only importer of the payment gateway sandbox. It is loaded in development only, never with Razorpay keys. */
import type { Sandbox } from '#sandbox/index.ts';
import type { Config } from '#src/config.ts';
import type { AppDeps } from '#src/deps.ts';
import type { Gateway } from '#src/platform/http/content-policy.ts';

/** Razorpay's URLs, or those of the sandbox that the site itself serves at `localUrl`. */
export async function resolveGatewayUrls(
  { gateway }: Config,
  localUrl: string,
): Promise<{ apiUrl: string; checkoutUrl: string }> {
  if (!gateway.isSandbox) return { apiUrl: gateway.apiUrl, checkoutUrl: gateway.checkoutUrl };
  const { SANDBOX_PATH } = await import('#sandbox/index.ts');
  return { apiUrl: localUrl + SANDBOX_PATH, checkoutUrl: `${SANDBOX_PATH}/v1/checkout.js` };
}

/** The gateway that serves the checkout script, for the content security policy. */
export function resolveCheckoutGateway({ gateway }: Config): Gateway {
  if (gateway.isSandbox) return 'sandbox';
  const { hostname, origin } = new URL(gateway.checkoutUrl);
  return hostname.endsWith('.razorpay.com') ? 'razorpay' : { origin };
}

/** Starts the sandbox in the site's own process. It creates its tables itself, so it connects as the owner role. */
export async function composeSandbox(
  { config, clock, log }: AppDeps,
  { ownerUrl, localUrl }: { ownerUrl: string; localUrl: string },
): Promise<Sandbox> {
  const { createSandbox } = await import('#sandbox/index.ts');
  const { keyId, keySecret, webhookSecrets } = config.gateway;
  const sandbox = await createSandbox({
    databaseUrl: ownerUrl,
    clock,
    log,
    keyId,
    keySecret,
    webhookSecret: webhookSecrets[0]!,
    webhookUrl: `${localUrl}/api/payment/webhook`,
  });
  sandbox.startWebhooks();
  return sandbox;
}
