/**
 * A TCP proxy in front of a server, as a load balancer or the address of a managed database: it can drop, refuse, switch and
 * fall silent.
 */
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;

/** @param target port on this machine */
export async function startTcpProxy(target: number) {
  let targetPort: number | undefined = target;
  const sockets = new Set<Socket>();
  const dropConnections = () => sockets.forEach((socket) => socket.destroy());
  const server = net.createServer((client) => {
    if (targetPort === undefined) return client.destroy();
    const upstream = net.connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => from.destroy());
      from.once('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
    return client;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Drops every connection. New ones go to `port`; undefined: they are dropped at once. */
    switchTo(port: number | undefined) {
      targetPort = port;
      dropConnections();
    },
    /** Open connections stay open and forward nothing any more, as when a machine loses its network. New ones go to `port`. */
    silenceAndSwitchTo(port: number | undefined) {
      targetPort = port;
      sockets.forEach((socket) => socket.unpipe().pause().removeAllListeners('close'));
    },
    async close() {
      server.close();
      dropConnections();
      await once(server, 'close');
    },
  };
}
