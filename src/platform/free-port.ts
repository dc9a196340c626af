import { once } from 'node:events';
import net from 'node:net';

/** Finds a free TCP port of this machine. It is not reserved: another process may take it before it is used. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
