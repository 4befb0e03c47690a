import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { parsedUrl } from '@imisozi/core/web-url';
import type { SettingProblem } from '@imisozi/core/company';

/** The modes of MySQL's clients: encrypted; with a certificate of a trusted authority; and issued for this host. */
const MODES = ['DISABLED', 'REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY'] as const;
type Mode = (typeof MODES)[number];
const PARAMETER = 'ssl-mode';

/** The TLS options of the driver. */
export interface DatabaseTls {
  readonly rejectUnauthorized: boolean;
  readonly verifyIdentity: boolean;
  readonly ca?: string;
}

interface DatabaseSettings {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_CA?: string | undefined;
}

/**
 * Problems with the TLS settings in `DATABASE_URL` and `DATABASE_CA`: nobody must wrongly believe that a connection is
 * encrypted.
 */
export function databaseTlsProblems(settings: DatabaseSettings): SettingProblem[] {
  const url = parsedUrl(settings.DATABASE_URL ?? '');
  const problem = (name: string, text: string) => [{ name, problem: text }];
  if (url && [...url.searchParams.keys()].some((name) => name !== PARAMETER)) {
    return problem('DATABASE_URL', `must have no parameter but ${PARAMETER}`);
  }
  const mode = modeOf(url);
  if (!MODES.includes(mode))
    return problem('DATABASE_URL', `must have one of these as ${PARAMETER}: ${MODES.join(', ')}`);
  if (mode === 'VERIFY_IDENTITY' && isIP(url!.hostname.replace(/^\[|\]$/g, ''))) {
    return problem('DATABASE_URL', `must name a host, not its number, for ${PARAMETER}=VERIFY_IDENTITY`);
  }
  if (!settings.DATABASE_CA) return [];
  if (!verifies(mode)) {
    return problem('DATABASE_CA', `is used only with ${PARAMETER}=VERIFY_CA or VERIFY_IDENTITY in DATABASE_URL`);
  }
  return isCertificate(settings.DATABASE_CA)
    ? []
    : problem('DATABASE_CA', 'must be the path of a file with certificates (PEM) that this user may read');
}

/** Undefined without TLS. @throws Error if the file of `DATABASE_CA` was deleted since start-up */
export function databaseTls(settings: DatabaseSettings): DatabaseTls | undefined {
  const mode = modeOf(parsedUrl(settings.DATABASE_URL ?? ''));
  if (mode === 'DISABLED') return undefined;
  return {
    rejectUnauthorized: verifies(mode),
    verifyIdentity: mode === 'VERIFY_IDENTITY',
    ...(settings.DATABASE_CA && { ca: readFileSync(settings.DATABASE_CA, 'utf8') }),
  };
}

const modeOf = (url: URL | null | undefined) => (url?.searchParams.get(PARAMETER) ?? 'DISABLED') as Mode;
const verifies = (mode: Mode) => mode === 'VERIFY_CA' || mode === 'VERIFY_IDENTITY';

function isCertificate(path: string): boolean {
  try {
    const ca = readFileSync(path, 'utf8');
    return ca.includes('BEGIN CERTIFICATE') && Boolean(createSecureContext({ ca } satisfies SecureContextOptions));
  } catch {
    return false;
  }
}
