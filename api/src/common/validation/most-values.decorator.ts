import { withRouteConfig } from '../route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    mostValues?: number;
  }
}

/** Lets the body of a call by staff contain more values than contract 1 allows others: one with a list of records. */
export const MostValues = (mostValues: number) => withRouteConfig({ mostValues });
