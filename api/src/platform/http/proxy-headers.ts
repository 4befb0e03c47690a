import type { IncomingHttpHeaders } from 'node:http';

const PROXY_HEADER = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/;

/** The names of those headers that a proxy on the way has added; none when a client connected by itself. */
export const proxyHeaders = (headers: IncomingHttpHeaders): string[] =>
  Object.keys(headers).filter((name) => PROXY_HEADER.test(name));
