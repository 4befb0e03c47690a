import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const file = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

interface Service {
  readonly image?: string;
  readonly ports?: readonly string[];
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly read_only?: boolean;
  readonly privileged?: boolean;
  readonly mem_limit?: string;
  readonly logging?: unknown;
  readonly healthcheck?: { readonly test: readonly string[] };
}

const { services } = parse(file('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const inProduction = Object.entries(services).filter(([, { profiles }]) => !profiles);

describe('The containers', () => {
  it('have no mail catcher in production, and require a mail server and a secret', () => {
    expect(inProduction.map(([name]) => name)).toEqual(['web', 'worker', 'database', 'redis']);
    for (const name of ['web', 'worker']) {
      const { SMTP_URL, JWT_SECRET, TRUST_PROXY } = services[name]!.environment!;
      expect(SMTP_URL).toMatch(/^\$\{SMTP_URL:\?[^}]+\}$/);
      expect(JWT_SECRET).toMatch(/^\$\{JWT_SECRET:\?[^}]+\}$/);
      expect(TRUST_PROXY).toMatch(/^\$\{TRUST_PROXY:-\d\}$/);
    }
    const { database, redis, worker } = services;
    const passwords = [
      ...Object.values(database!.environment!).filter((value) => value.includes('DATABASE_PASSWORD')),
      redis!.environment!.REDISCLI_AUTH!,
    ];
    expect(passwords).toEqual(['${DATABASE_PASSWORD}', '${REDIS_PASSWORD}']);
    for (const { DATABASE_URL, REDIS_URL } of [services.web!.environment!, worker!.environment!] as const) {
      expect(DATABASE_URL).toMatch(/:\$\{DATABASE_PASSWORD:\?[^}]+\}@/);
      expect(REDIS_URL).toMatch(/:\$\{REDIS_PASSWORD:\?[^}]+\}@/);
    }
    expect(services.mail!.profiles).toEqual(['development']);
  });

  it('limit memory and logs, and restart a worker that no longer reports that it is alive', () => {
    for (const [, { mem_limit, logging }] of inProduction) {
      expect(mem_limit).toBeDefined();
      expect(logging).toMatchObject({ options: { 'max-size': '10m' } });
    }
    const { environment, healthcheck } = services.worker!;
    expect(healthcheck!.test.join(' ')).toContain(environment!.WORKER_ALIVE_FILE);
  });

  it.each(Object.entries(services))('give %s only the permissions that it needs', (_, service) => {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
    });
    expect([service.cap_add, service.privileged]).toEqual([undefined, undefined]);
    // Only the web process may publish its port beyond the machine, if that is configured.
    for (const port of service.ports ?? []) expect(port).toMatch(/^(127\.0\.0\.1:|\$\{WEB_ADDRESS:-127\.0\.0\.1:)/);
  });

  it('use images with a pinned version', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    const bases = [...file('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
    expect(images.length + bases.length).toBeGreaterThanOrEqual(5);
    for (const image of [...images, ...bases]) expect(image).toMatch(/:v?\d+\.\d+\.\d+/);
    expect(file('Dockerfile')).toMatch(/^USER node$/m);
  });
});
