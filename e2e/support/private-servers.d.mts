/** Types for specs in TypeScript; see `private-servers.mjs`. */
export function startPrivateServers(options?: {
  durable?: boolean;
  mariaDbOptions?: readonly string[];
  redisOptions?: readonly string[];
}): Promise<{ databaseUrl: string; redisUrl: string; stop(): Promise<void> }>;

/** A free TCP port of the loopback address. */
export function freePort(): Promise<number>;
