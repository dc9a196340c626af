/**
 * What counts as one caller: an IPv4 address, or the /64 of an IPv6 one, of which every home has all. `ip` is Koa's,
 * which believes a proxy only where the configuration says that there is one.
 */
export function callerNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? '')];
  const nothing: string[] = Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  const network = [...first, ...nothing, ...last]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
