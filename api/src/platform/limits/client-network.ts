import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The IPv6 prefix length that a limit counts: providers assign a whole /56 to one client. */
const NETWORK_BITS = 56;

/** IPv6 addresses that embed an IPv4 address: they come through a NAT64 gateway in front of the server (RFC 6052). */
const NAT64 = 'rfc6052';
const IPV4_BYTES = 4;

/**
 * The key that rate limits count a client by: its IPv4 address, however it is written, or its IPv6 network, since one
 * client has 2^72 addresses in it. Text that is not an IP address stays unchanged.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  if (known.range() === NAT64) return known.toByteArray().slice(-IPV4_BYTES).join('.');
  return ipaddr.IPv6.networkAddressFromCIDR(`${known.toString()}/${NETWORK_BITS}`).toString() + `/${NETWORK_BITS}`;
}

/**
 * The /24 of an IPv4 address, since one client can have many of them, or the IPv6 network: for limits that must be
 * strict.
 */
export function addressBlock(address: string): string {
  const network = clientNetwork(address);
  return isIPv4(network) ? network.slice(0, network.lastIndexOf('.')) : network;
}
