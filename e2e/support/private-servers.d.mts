/** For the specs in TypeScript; `private-servers.mjs` says what it does. */
export function startPrivateServers(options?: {
  durable?: boolean;
  mariaDbOptions?: readonly string[];
  redisOptions?: readonly string[];
}): Promise<{ databaseUrl: string; redisUrl: string; stop(): Promise<void> }>;
