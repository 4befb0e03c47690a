import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

/**
 * Tells the web server about a route, or about every route of a controller, what must be known before the body is
 * read: Nest's guards come after. What a route says for itself stands above what its controller says.
 */
export const withRouteConfig =
  (config: FastifyContextConfig) =>
  (target: object, _key?: string | symbol, descriptor?: PropertyDescriptor): void => {
    if (descriptor) return add(descriptor.value as object, config);
    const { prototype } = target as { readonly prototype: object };
    for (const { value } of Object.values(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value === 'function' && value !== target)
        add(value as object, { ...config, ...configOf(value as object) });
    }
  };

const configOf = (handler: object) =>
  Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as FastifyContextConfig | undefined;

const add = (handler: object, config: FastifyContextConfig) =>
  Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, { ...configOf(handler), ...config }, handler);
