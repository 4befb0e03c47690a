import type { IncomingHttpHeaders } from 'node:http';

const PROXY_HEADER = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/;

/** The names of the headers that a proxy on the way has added; empty when the client connected directly. */
export const proxyHeaders = (headers: IncomingHttpHeaders): string[] =>
  Object.keys(headers).filter((name) => PROXY_HEADER.test(name));
