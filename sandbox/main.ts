/** Runs the sandbox alone until SIGINT or SIGTERM. */
import { readSettings } from './src/settings.ts';
import { startSandbox } from './src/start-sandbox.ts';

/** Exits with 1 and a message when the sandbox cannot start. */
export async function runSandbox(environment: Record<string, string | undefined>): Promise<void> {
  try {
    const settings = readSettings(environment);
    const sandbox = await startSandbox(settings);
    const stop = () => void sandbox.stop().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    console.log(`Razorpay sandbox: no money moves. Ctrl+C stops it.
  REST API         ${sandbox.apiUrl}/v1
  checkout script  ${sandbox.checkoutUrl}
  key id           ${settings.keyId}
  webhooks         ${settings.webhookUrl ?? 'not sent (SANDBOX_WEBHOOK_URL is not set)'}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (import.meta.main) await runSandbox(process.env);
