import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { isAbsolute, relative, resolve } from 'node:path';
import { z } from 'zod';
import { parsedUrl } from '@imisozi/core/web-url';
import { dataKeyBytes } from './data-key.js';
import { databaseTlsProblems } from './database-tls.js';
import { credentialsProblem, isOrigin } from './url-checks.js';
import { MIN_PASSWORD_LENGTH } from '@imisozi/core/fields/passwords';
import { COMPANY_SETTINGS, companyProblems, type SettingProblem } from '@imisozi/core/company';

/** To open a text, all keys are tried in turn. */
const MAX_KEYS_BEFORE = 5;
const MIN_SECRET_BYTES = 32;

/** Load balancers check every few seconds whether a process is ready. */
const DEFAULT_SHUTDOWN_DELAY_S = 5;

const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');

const url = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      try {
        return protocols.includes(new URL(value).protocol);
      } catch {
        return false;
      }
    },
    { error: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}` },
  );

const urlWithCredentials = (...protocols: string[]) =>
  z.string().superRefine((value, context) => {
    const message = credentialsProblem(value, protocols);
    if (message) context.addIssue({ code: 'custom', message });
  });

const isKnownZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

const wholeNumber = (min: number, max: number) =>
  z.coerce.number({ error: 'must be a whole number' }).int().min(min).max(max);

/** A comma-separated list of origins. */
const origins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .refine((all) => all.every(isOrigin), {
    error: 'must be origins such as https://www.example.org: with a scheme, in lower case, without a trailing slash',
  });

const MIN_SIGNS = 8;

/** A secret of few different letters, or of one repeated short word, is long but easy to guess. */
const isRepetition = (secret: string): boolean =>
  new Set(secret).size < MIN_SIGNS || /^(.{1,16})\1+.{0,15}$/s.test(secret);

const password = z.string().min(MIN_PASSWORD_LENGTH, { error: `must have at least ${MIN_PASSWORD_LENGTH} characters` });

/** Every setting that the product reads (rules/operating 1). An empty string counts as unset. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('http:', 'https:')
    .refine((value) => isOrigin(value.replace(/\/$/, '')), {
      error: 'must be a scheme, a host and, if needed, a port, such as https://www.example.org, without a path',
    })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlWithCredentials('mysql:')
    .refine((value) => (parsedUrl(value)?.pathname ?? '/name') > '/', {
      error: 'must end with the name of a database, such as mysql://user:password@host:3306/name',
    })
    .optional(),
  DATABASE_CA: z.string().optional(),
  BACKUP_TO: z
    .string()
    .refine((value) => value.startsWith('file:///') || isAbsolute(value), {
      error: 'must be a folder: its whole path, such as /mnt/backups, or file:///mnt/backups',
    })
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{50,}$/, {
      error: 'must be a public key of age, such as age1…, as age-keygen prints it; the secret key stays elsewhere',
    })
    .optional(),
  BACKUP_IDENTITY_FILE: z.string().optional(),
  REDIS_URL: urlWithCredentials('redis:', 'rediss:').optional(),
  SMTP_URL: urlWithCredentials('smtp:', 'smtps:').optional(),
  MAIL_TO_FILES: z.enum(['allow']).optional(),
  MAIL_FROM: z.email({ error: 'must be just an email address, such as hello@example.org' }).optional(),
  IMAP_URL: urlWithCredentials('imap:', 'imaps:').optional(),
  IMAP_TIMEOUT_MS: wholeNumber(50, 60_000).default(20_000),
  REPLY_ADDRESS: z.email({ error: 'must be just an email address, such as office@example.org' }).optional(),
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).default('admin@imisozi.example'),
  ADMIN_PASSWORD: password.default('demo-admin-1'),
  STAFF_EMAIL: z.email({ error: 'must be an email address' }).default('staff@imisozi.example'),
  STAFF_PASSWORD: password.default('demo-staff-1'),
  AGENT_EMAIL: z.email({ error: 'must be an email address' }).default('agent@agent.example'),
  AGENT_PASSWORD: password.default('demo-agent-1'),
  JWT_SECRET: z
    .string()
    .refine((value) => Buffer.byteLength(value) >= MIN_SECRET_BYTES, {
      error: `must have at least ${MIN_SECRET_BYTES} bytes`,
    })
    .refine((value) => !isRepetition(value), { error: 'must be random, such as the output of `openssl rand -hex 32`' })
    .optional(),
  JWT_HOURS: wholeNumber(1, 24 * 30).default(24),
  DATA_KEY: z
    .string()
    .refine((value) => dataKeyBytes(value) !== null, {
      error: 'must be 32 bytes in hexadecimal or base64, such as the output of `openssl rand -hex 32`',
    })
    .refine((value) => !isRepetition(value), { error: 'must be random, such as the output of `openssl rand -hex 32`' })
    .optional(),
  DATA_KEYS_BEFORE: z
    .string()
    .transform((value) => value.split(',').map((key) => key.trim()))
    .refine((keys) => keys.length <= MAX_KEYS_BEFORE && keys.every((key) => dataKeyBytes(key) !== null), {
      error: `must be at most ${MAX_KEYS_BEFORE} keys of 32 bytes in hexadecimal or base64, separated by commas`,
    })
    .default([]),
  SESSION_IDLE_HOURS: wholeNumber(0, 24 * 30).default(8),
  DEPLOYED_CLIENT_JWT_HOURS: wholeNumber(1, 24 * 30).default(12),
  CHECKOUT_URL: url('http:', 'https:').optional(),
  CHECKOUT_MERCHANT: z.string().optional(),
  CHECKOUT_PASSWORD: z.string().optional(),
  CHECKOUT_NOTIFY_SECRET: z.string().optional(),
  CHECKOUT_TIMEOUT_MS: wholeNumber(50, 60_000).default(10_000),
  CHECKOUT_SANDBOX: z.enum(['allow']).optional(),
  MTN_MOMO_URL: url('http:', 'https:').optional(),
  MTN_MOMO_SUBSCRIPTION_KEY: z.string().optional(),
  MTN_MOMO_USER: z.uuid({ error: 'must be the UUID of an API user' }).optional(),
  MTN_MOMO_KEY: z.string().optional(),
  MTN_MOMO_TARGET: z
    .string()
    .regex(/^[a-z]{2,40}$/, { error: 'must be a target environment, such as mtnrwanda or sandbox' })
    .default('mtnrwanda'),
  AIRTEL_MONEY_URL: url('http:', 'https:').optional(),
  AIRTEL_MONEY_CLIENT_ID: z.string().optional(),
  AIRTEL_MONEY_CLIENT_SECRET: z.string().optional(),
  MOBILE_MONEY_TIMEOUT_MS: wholeNumber(50, 60_000).default(10_000),
  FISCAL_URL: url('http:', 'https:').optional(),
  FISCAL_BRANCH: z
    .string()
    .regex(/^\d{2}$/, { error: 'must be two digits' })
    .default('00'),
  FISCAL_TIMEOUT_MS: wholeNumber(50, 60_000).default(20_000),
  LIVE_HEARTBEAT: wholeNumber(1, 300).default(20),
  SHUTDOWN_DELAY: wholeNumber(0, 300).optional(),
  WEBHOOKS_TO_PRIVATE: flag('off'),
  CAMPAIGN_RATE: wholeNumber(1, 60_000).default(300),
  CLOUDINARY_URL: url('cloudinary:').optional(),
  EDGE_CACHE: flag('on'),
  CDN_PURGE_URL: url('http:', 'https:').optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  RATE_LIMIT: flag('on'),
  UNPAID_SEATS_PER_NETWORK: wholeNumber(0, 10_000).default(12),
  CORS_ORIGINS: origins,
  TZ: z
    .string()
    // A path, as some systems set it, is meant for the C library and not for us.
    .refine((zone) => zone.startsWith(':') || zone.startsWith('/') || isKnownZone(zone), {
      error: 'must be a time zone, such as Africa/Kigali or UTC',
    })
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  HSTS_SUBDOMAINS: flag('off'),
  API_DOCS: z.enum(['staff', 'public']).optional(),
  MEDIA_HOSTS: origins,
  CLAMD_URL: url('tcp:', 'unix:').optional(),
  WORKER: z.enum(['inline', 'separate']).optional(),
  WORKER_ALIVE_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

/** The names of all environment variables that the product reads. */
export const SETTINGS: readonly string[] = [...Object.keys(schema.shape), ...COMPANY_SETTINGS];

/** Accounts at gateways: all of the settings of one, or none. */
const ACCOUNTS = [
  ['CHECKOUT_', ['CHECKOUT_URL', 'CHECKOUT_MERCHANT', 'CHECKOUT_PASSWORD']],
  ['MTN_MOMO_', ['MTN_MOMO_URL', 'MTN_MOMO_SUBSCRIPTION_KEY', 'MTN_MOMO_USER', 'MTN_MOMO_KEY']],
  ['AIRTEL_MONEY_', ['AIRTEL_MONEY_URL', 'AIRTEL_MONEY_CLIENT_ID', 'AIRTEL_MONEY_CLIENT_SECRET']],
] as const;

/** Checks settings that depend on each other, even if one of them is invalid by itself. */
function problemsBetween(given: Given): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const problem = (name: string, text: string) => problems.push({ name, problem: text });
  for (const [prefix, names] of ACCOUNTS) {
    if (!names.some((name) => given[name])) continue;
    for (const name of names) if (!given[name]) problem(name, `is needed along with the other ${prefix} settings`);
  }
  if (given.BACKUP_TO && !given.BACKUP_RECIPIENT) {
    problem('BACKUP_RECIPIENT', 'is needed along with BACKUP_TO: backups are encrypted for it');
  }
  if (given.BACKUP_TO && isWithin(given.BACKUP_TO.replace(/^file:\/\//, ''), given.DATA_DIR ?? './data')) {
    problem('BACKUP_TO', 'must not be in DATA_DIR: what is lost with it cannot restore it');
  }
  if (given.NODE_ENV !== 'production') return problems;
  if (!given.JWT_SECRET) problem('JWT_SECRET', `is required in production, with at least ${MIN_SECRET_BYTES} bytes`);
  if (given.MTN_MOMO_TARGET === 'sandbox') problem('MTN_MOMO_TARGET', 'may be sandbox only outside production');
  if (given.RATE_LIMIT === 'off') problem('RATE_LIMIT', 'may be off only outside production');
  if (!given.SMTP_URL && !given.MAIL_TO_FILES) {
    problem(
      'SMTP_URL',
      'is required in production: no mail can be sent without it (MAIL_TO_FILES=allow keeps mails as files instead)',
    );
  }
  return problems;
}

const isWithin = (path: string, folder: string): boolean => !relative(folder, path).startsWith('..');

type Given = Readonly<Record<string, string | undefined>>;
type Parsed = z.infer<typeof schema>;

/** The settings of this process, complete and frozen; the only way to read the environment. */
export interface Env extends Readonly<
  Omit<Parsed, 'SHUTDOWN_DELAY' | 'PUBLIC_URL' | 'JWT_SECRET' | 'DATA_KEY' | 'WORKER' | 'LOG_LEVEL' | 'API_DOCS'>
> {
  readonly PUBLIC_URL: string;
  /** Seconds between the stop signal and the closing of the port. */
  readonly SHUTDOWN_DELAY: number;
  readonly JWT_SECRET: string;
  /** The key for encrypting personal data; null in production if none is set, and then no personal data is accepted. */
  readonly DATA_KEY: string | null;
  readonly WORKER: 'inline' | 'separate';
  readonly LOG_LEVEL: NonNullable<Parsed['LOG_LEVEL']>;
  /** Who may read the API's documentation. */
  readonly API_DOCS: 'staff' | 'public';
  readonly isProduction: boolean;
  /** The speed factor of all periodic tasks: 1; higher in specs that wait for them. */
  readonly pace: number;
  /** Absolute path of a file or folder below DATA_DIR. */
  dataPath(...parts: string[]): string;
}

/** Thrown by {@link parseEnv}: names each invalid variable and its problem, never its value. */
export class BadEnvironment extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`These settings need attention:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
  }
}

/**
 * Parses the settings from `source` (usually `process.env`).
 * @throws BadEnvironment naming every invalid variable at once
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given: Given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const problems = [
    ...(result.error?.issues.map((issue) => ({ name: issue.path.join('.'), problem: sentence(issue) })) ?? []),
    ...problemsBetween(given),
    ...databaseTlsProblems(given),
    // An empty value is valid for facts about the company: no map, no link.
    ...companyProblems(source),
  ];
  if (!result.success || problems.length > 0) {
    // Only the first sentence per variable: the others follow from it.
    const first = problems.filter(({ name }, index) => problems.findIndex((one) => one.name === name) === index);
    throw new BadEnvironment(first.map(({ name, problem }) => `${name} ${problem}`));
  }
  const env = result.data;
  const dataDir = resolve(env.DATA_DIR);
  return Object.freeze({
    ...env,
    DATA_DIR: dataDir,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    SHUTDOWN_DELAY: env.SHUTDOWN_DELAY ?? (env.NODE_ENV === 'production' ? DEFAULT_SHUTDOWN_DELAY_S : 0),
    JWT_SECRET: env.JWT_SECRET ?? generatedSecret(dataDir, 'jwt-secret', 48),
    // A generated key would be lost together with the folder, and with it all personal data of clients.
    DATA_KEY: env.DATA_KEY ?? (env.NODE_ENV === 'production' ? null : generatedSecret(dataDir, 'data-key', 32)),
    WORKER: env.WORKER ?? (env.REDIS_URL ? 'separate' : 'inline'),
    LOG_LEVEL: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    API_DOCS: env.API_DOCS ?? (env.NODE_ENV === 'production' ? 'staff' : 'public'),
    isProduction: env.NODE_ENV === 'production',
    pace: 1,
    dataPath: (...parts: string[]) => resolve(dataDir, ...parts),
  });
}

/** zod's own messages quote the received value in some cases; these never do. */
function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'custom':
    case 'invalid_format':
      return issue.message;
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.message.startsWith('must') ? issue.message : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return issue.message.startsWith('must') ? issue.message : 'is not valid';
  }
}

/** Outside production a secret is generated once and stored, so that logins survive a restart (rules/operating 1). */
function generatedSecret(dataDir: string, name: string, bytes: number): string {
  const file = resolve(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(bytes).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
