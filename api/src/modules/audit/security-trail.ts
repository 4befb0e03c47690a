import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { clientNetwork } from '../../platform/limits/client-network.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { AuditEntry } from './audit-entry.entity.js';
import { entryOf } from './audit.service.js';

/**
 * Security events that change no record. Logins and new passwords change records, so `AuditService.record` records
 * them.
 */
export type SecurityAction =
  'login-failed' | 'login-refused' | 'lock-out' | 'logout' | 'ask-reset' | 'reset-failed' | 'refused' | 'limited';

/** The caller: the account, if it is known, and the IP address. */
export interface Visitor {
  readonly user: { readonly id: string | null; readonly email: string } | null;
  readonly ip: string;
  readonly requestId: string;
}

interface SecurityEvent {
  readonly action: SecurityAction;
  readonly visitor: Visitor;
  readonly label: string;
  /** When it was last recorded. */
  since: number;
  /** How often it has occurred since. */
  repeats: number;
}

const MINUTE_MS = 60_000;

/** Up to this many different events a minute have entries of their own; the others share one per kind. */
const MAX_PER_MINUTE = 60;

/**
 * Records refused logins and calls in the audit trail and in the log: the first one immediately, then once a minute how
 * often the same account and network have repeated it, so that an attack cannot flood the trail.
 */
@Injectable()
export class SecurityTrail implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Security');
  private readonly events = new Map<string, SecurityEvent>();
  private due: AuditEntry[] = [];
  private writing: Promise<void> = Promise.resolve();

  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.flushAll();
  }

  /** @param label the route's pattern, never the URL, which may contain a key */
  record(action: SecurityAction, visitor: Visitor, label = ''): void {
    const key = [action, visitor.user?.email, clientNetwork(visitor.ip)].join('\n');
    const known = this.events.get(key);
    if (known) known.repeats++;
    else if (this.events.size < MAX_PER_MINUTE) this.begin(key, action, visitor, label);
    else this.recordOverflow(action);
  }

  /** Records pending entries, and events that have been repeated for a minute. */
  @EveryInterval('write the audit trail')
  async flush(): Promise<void> {
    await this.writeRepeats(Date.now() - MINUTE_MS);
  }

  /** Records pending entries, and all repeated events. */
  async flushAll(): Promise<void> {
    await this.writeRepeats(Date.now());
  }

  private async writeRepeats(until: number): Promise<void> {
    for (const [key, event] of this.events) {
      if (event.since > until) continue;
      if (event.repeats === 0) this.events.delete(key);
      else this.write(event, event.repeats);
    }
    this.writing = this.writing.then(() => this.save());
    await this.writing;
  }

  private begin(key: string, action: SecurityAction, visitor: Visitor, label: string): void {
    const event = { action, visitor, label, since: 0, repeats: 0 };
    this.events.set(key, event);
    this.write(event, 1);
  }

  private recordOverflow(action: SecurityAction): void {
    const key = `overflow\n${action}`;
    const known = this.events.get(key);
    if (known) known.repeats++;
    else this.begin(key, action, { user: null, ip: '', requestId: '' }, 'From many addresses');
  }

  private write(event: SecurityEvent, times: number): void {
    const { action, visitor, label } = event;
    event.since = Date.now();
    event.repeats = 0;
    const account = visitor.user?.email ?? '';
    // The log names the account only by id, and an unknown mail address not at all: more people read logs than the
    // trail.
    this.logger.warn(
      [
        `${action}`,
        visitor.user?.id && `account ${visitor.user.id}`,
        visitor.ip && `from ${visitor.ip}`,
        label,
        times > 1 && `${times} times`,
      ]
        .filter(Boolean)
        .join(', '),
    );
    this.due.push(
      entryOf(visitor, {
        action,
        resource: 'security',
        recordId: visitor.user?.id ?? null,
        label: label || account,
        ...(times > 1 && { after: { times } }),
      }),
    );
  }

  private async save(): Promise<void> {
    const rows = this.due;
    if (rows.length === 0) return;
    this.due = [];
    try {
      await this.entries.save(rows, { reload: false, transaction: false });
    } catch (error) {
      // Kept for the next run while the database is unavailable, at most a minute's worth.
      this.due = [...rows, ...this.due].slice(0, MAX_PER_MINUTE);
      this.logger.warn(`The audit trail is waiting to be written: ${(error as { code?: string }).code ?? 'unknown'}`);
    }
  }
}
