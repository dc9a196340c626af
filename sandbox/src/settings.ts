/** Environment variables of a sandbox that runs alone, with their defaults. */
import * as z from 'zod/mini';
import type { SandboxOptions } from './context.ts';

const Environment = z.object({
  SANDBOX_DATABASE_URL: z.url(
    'SANDBOX_DATABASE_URL is missing: a PostgreSQL URL whose role may create a schema',
  ),
  SANDBOX_HOST: z._default(z.string(), '127.0.0.1'),
  SANDBOX_PORT: z._default(z.coerce.number('SANDBOX_PORT is not a number'), 3100),
  SANDBOX_KEY_ID: z._default(z.string(), 'rzp_test_RazorpaySandbx'),
  SANDBOX_KEY_SECRET: z._default(z.string(), 'sandbox-key-secret'),
  SANDBOX_WEBHOOK_SECRET: z._default(z.string(), 'sandbox-webhook-secret'),
  SANDBOX_WEBHOOK_URL: z.optional(z.url('SANDBOX_WEBHOOK_URL is not a URL')),
});

export type Settings = SandboxOptions & { host: string; port: number };

/** @throws Error that lists every invalid variable */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const definedVariables = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(definedVariables));
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'));
  const { SANDBOX_WEBHOOK_URL: webhookUrl, ...settings } = parsed.data;
  return {
    databaseUrl: settings.SANDBOX_DATABASE_URL,
    host: settings.SANDBOX_HOST,
    port: settings.SANDBOX_PORT,
    keyId: settings.SANDBOX_KEY_ID,
    keySecret: settings.SANDBOX_KEY_SECRET,
    webhookSecret: settings.SANDBOX_WEBHOOK_SECRET,
    ...(webhookUrl ? { webhookUrl } : {}),
  };
}
