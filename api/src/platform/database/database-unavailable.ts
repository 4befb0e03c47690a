import { QueryFailedError } from 'typeorm';
import type { SentenceCode } from '@imisozi/core/refusals/refusal';

/** What the visitor is told, and when to try again. */
export interface Unavailability {
  readonly code: SentenceCode;
  readonly retryAfterS: number;
}

const REASONS = {
  unreachable: { code: 'unavailable', retryAfterS: 5 },
  busy: { code: 'busy', retryAfterS: 5 },
  unwritable: {
    code: 'read-only',
    retryAfterS: 60,
  },
} as const satisfies Record<string, Unavailability>;

/** Thrown by our own database layer: when the server is known to be unreachable, or after a timeout. */
export class DatabaseUnavailable extends Error {
  /** For the log. */
  get code(): string {
    return `DATABASE_${this.reason.toUpperCase()}`;
  }

  /** @param message for the log only */
  constructor(
    readonly reason: keyof typeof REASONS,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The drivers' error codes, matched by their prefixes. */
const CODES: Readonly<Record<keyof typeof REASONS, RegExp>> = {
  unreachable: new RegExp(
    '^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENET|PROTOCOL_|SQLITE_CANTOPEN|ER_(CON_COUNT|SERVER_SHUTDOWN' +
      '|NORMAL_SHUTDOWN|ACCESS_DENIED|DBACCESS_DENIED|BAD_DB|UNKNOWN_COM|CONNECTION_KILLED|QUERY_INTERRUPTED))',
  ),
  busy: /^(SQLITE_(BUSY|LOCKED)|ER_LOCK_(DEADLOCK|WAIT_TIMEOUT)|ER_CHECKREAD)/,
  unwritable:
    /^(SQLITE_(FULL|IOERR|READONLY)|ER_(RECORD_FILE_FULL|DISK_FULL|ERROR_ON_WRITE|OPTION_PREVENTS_STATEMENT|READ_ONLY_MODE|CANT_EXECUTE_IN_READ_ONLY_TRANSACTION))/,
};

/** Recognises every error that means that the database is unavailable at the moment; undefined for any other error. */
export function unavailability(thrown: unknown): Unavailability | undefined {
  if (thrown instanceof DatabaseUnavailable) return REASONS[thrown.reason];
  const code = codeOf(thrown);
  const [reason] = Object.entries(CODES).find(([, codes]) => codes.test(code)) ?? [];
  return reason ? REASONS[reason as keyof typeof REASONS] : undefined;
}

/** True if the database can be read but not written: its disk is full, or it is read-only. */
export const isUnwritable = (thrown: unknown): boolean => unavailability(thrown) === REASONS.unwritable;

/** The driver's error code of a failed query; empty for any other error. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof QueryFailedError ? ((thrown.driverError as { code?: string }).code ?? '') : '';
}
