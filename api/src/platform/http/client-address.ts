import type { IncomingMessage } from 'node:http';

/** An address with a port behind it, or an IPv6 one in brackets with or without: some proxies forward those. */
const WITH_PORT = /^(?:\[([0-9a-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/i;

/** The addresses of an `X-Forwarded-For`, without ports. */
export const forwardedAddresses = (forwarded: string): string[] =>
  forwarded.split(',').map((address) => address.trim().replace(WITH_PORT, '$1$2'));

/** The address that a request comes from, as the framework finds it: so many proxies are believed. */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  const said = typeof forwarded === 'string' ? forwardedAddresses(forwarded).filter(Boolean).reverse() : [];
  const addresses = [socket.remoteAddress ?? '', ...said];
  return addresses[Math.min(proxies, addresses.length - 1)]!;
}
