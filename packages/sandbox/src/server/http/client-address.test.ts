import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])(
  'S64 %s is counted as %s: one customer of IPv6 has a whole network of addresses',
  (address, network) => {
    expect(networkOf(address)).toBe(network);
  },
);

test.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::5', '2001:db8::5'],
])('a dual-stack socket with the address %s is known as %s', (remoteAddress, address) => {
  const request = { headers: {}, socket: { remoteAddress } } as unknown as IncomingMessage;
  expect(clientAddress('http://localhost:4300')(request)).toBe(address);
});
