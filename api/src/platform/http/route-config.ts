import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

/**
 * Sets the Fastify configuration of a route, or of every route of a controller, that is needed before the body is read:
 * Nest's guards run after that. The configuration of a route overrides that of its controller.
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
