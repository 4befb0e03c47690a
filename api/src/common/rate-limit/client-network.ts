import ipaddr from 'ipaddr.js';

/** How much of an IPv6 address a limit looks at: providers give a client so much of it, and all addresses behind. */
const NETWORK_BITS = 56;

/** Where an address of IPv6 carries one of IPv4: a translator stands before the server (RFC 6052). */
const TRANSLATED = 'rfc6052';
const IPV4_BYTES = 4;

/**
 * What limits count an address by: an IPv4 address, however it is written, or the network of an IPv6 one, whose client
 * has 2^72 addresses to call from. What is no address stays as it is.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  if (known.range() === TRANSLATED) return known.toByteArray().slice(-IPV4_BYTES).join('.');
  return ipaddr.IPv6.networkAddressFromCIDR(`${known.toString()}/${NETWORK_BITS}`).toString() + `/${NETWORK_BITS}`;
}
