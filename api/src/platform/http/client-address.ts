import type { IncomingMessage } from 'node:http';

/** An IP address with a port, or an IPv6 address in brackets with or without a port: some proxies forward those. */
const WITH_PORT = /^(?:\[([0-9a-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/i;

/** The IP addresses of an `X-Forwarded-For` header, without ports. */
export const forwardedAddresses = (forwarded: string): string[] =>
  forwarded.split(',').map((address) => address.trim().replace(WITH_PORT, '$1$2'));

/** The IP address that a request comes from, by the rule of the framework: this many proxies are trusted. */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  const said = typeof forwarded === 'string' ? forwardedAddresses(forwarded).filter(Boolean).reverse() : [];
  const addresses = [socket.remoteAddress ?? '', ...said];
  return addresses[Math.min(proxies, addresses.length - 1)]!;
}
