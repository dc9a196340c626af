import ipaddr from 'ipaddr.js';

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, which is assigned to one
 * household. `ip` is Koa's, which trusts a proxy header only where the configuration says that there is a proxy.
 */
export function getClientNetwork(ip: string): string {
  // A proxy may forward anything, such as "unknown": it counts as one client.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${removeZone(ip)}/64`).toString()}/64`;
}

const removeZone = (ip: string) => ip.split('%')[0]!;
