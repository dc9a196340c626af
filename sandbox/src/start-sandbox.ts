/** The sandbox as a separate server, without an application around it. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import type { SandboxOptions } from './context.ts';
import { createSandbox } from './create-sandbox.ts';
import { SANDBOX_PATH } from './paths.ts';

export type RunningSandbox = {
  /** base URL of the REST API: `${apiUrl}/v1/orders` */
  apiUrl: string;
  checkoutUrl: string;
  stop(): Promise<void>;
};

/** `port` 0 takes any free port. */
export async function startSandbox({
  host = '127.0.0.1',
  port,
  ...options
}: SandboxOptions & { host?: string; port: number }): Promise<RunningSandbox> {
  const sandbox = await createSandbox(options);
  const server = new Koa().use(sandbox.middleware).listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    await sandbox.stop();
    throw error;
  }
  sandbox.startWebhooks();
  const apiUrl = `http://${host}:${(server.address() as AddressInfo).port}${SANDBOX_PATH}`;
  return {
    apiUrl,
    checkoutUrl: `${apiUrl}/v1/checkout.js`,
    async stop() {
      server.close().closeAllConnections();
      await sandbox.stop();
    },
  };
}
