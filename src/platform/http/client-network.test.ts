import { describe, expect, it } from 'vitest';
import { getClientNetwork } from './client-network.ts';

describe('the network of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:12:3400:aaaa:bbbb:cccc:dddd', '2001:db8:12:3400::/64'],
    ['2001:db8:12:3400::1', '2001:db8:12:3400::/64'],
    ['2001:DB8:0012:3400:1::9', '2001:db8:12:3400::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('the network of the address "%s" is "%s"', (ip, network) => {
    expect(getClientNetwork(ip)).toBe(network);
  });
});
