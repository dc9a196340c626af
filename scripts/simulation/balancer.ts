/** A TCP load balancer: connections go to the web processes in turn; a process that does not accept is skipped. */
import { once } from 'node:events';
import net from 'node:net';

export type Balancer = { url: string; close(): Promise<void> };

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let connectionCount = 0;
  const server = net.createServer((client) => {
    connectionCount += 1;
    const targets = ports.map((_, index) => ports[(connectionCount + index) % ports.length]!);
    client.on('error', () => client.destroy());
    connectToFirstAvailable(client, targets);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function connectToFirstAvailable(client: net.Socket, [port, ...otherPorts]: number[]): void {
  if (port === undefined) return void client.destroy();
  const target = net.connect(port, '127.0.0.1');
  let isConnected = false;
  target.once('connect', () => {
    isConnected = true;
    client.pipe(target).pipe(client);
  });
  target.once('error', () => (isConnected ? client.destroy() : connectToFirstAvailable(client, otherPorts)));
  target.once('close', () => isConnected && client.destroy());
  client.once('close', () => target.destroy());
}
