import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { clientNetwork } from '../../common/rate-limit/client-network.js';
import { Schedule } from '../../common/schedule/schedule.js';
import type { ScheduledTask } from '../../common/schedule/scheduled-task.js';
import { AuditEntry } from './audit-entry.entity.js';
import { entryOf } from './audit.service.js';

/** What happens at the doors. Logins and new passwords are written with what they change (`AuditService.record`). */
export type SecurityAction =
  'login-failed' | 'login-refused' | 'lock-out' | 'logout' | 'ask-reset' | 'reset-failed' | 'refused' | 'limited';

/** Who stood at the door: an account, as far as it is known, and an address. */
export interface Visitor {
  readonly user: { readonly id: string | null; readonly email: string } | null;
  readonly ip: string;
  readonly requestId: string;
}

interface Happening {
  readonly action: SecurityAction;
  readonly visitor: Visitor;
  readonly label: string;
  /** When it was first written down. */
  since: number;
  /** How often it happened since. */
  again: number;
}

const TICK_MS = 1_000;
const MINUTE_MS = 60_000;

/** So many different happenings a minute have a line of their own; a crowd beyond shares one for each kind. */
const MOST_A_MINUTE = 60;

/**
 * Writes to the audit trail and to the log who was refused, and where. The first time at once, and then once a minute
 * how often the same account and address came again: an attack must not fill the trail.
 */
@Injectable()
export class SecurityTrail implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Security');
  private readonly happenings = new Map<string, Happening>();
  private due: AuditEntry[] = [];
  private flushing: ScheduledTask | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    @InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>,
    private readonly schedule: Schedule,
  ) {}

  onApplicationBootstrap(): void {
    this.flushing = this.schedule.every(TICK_MS, 'write the audit trail', () => this.flush());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flushing?.stop();
    await this.flush(true);
  }

  /** @param label what was asked for: a route, never an address that may hold a key */
  note(action: SecurityAction, visitor: Visitor, label = ''): void {
    const key = [action, visitor.user?.email, clientNetwork(visitor.ip)].join('\n');
    const known = this.happenings.get(key);
    if (known) known.again++;
    else if (this.happenings.size < MOST_A_MINUTE) this.begin(key, action, visitor, label);
    else this.noteCrowd(action);
  }

  /** Writes down what is due, and what came again for a minute. @param all what came again for less, too */
  async flush(all = false): Promise<void> {
    const now = Date.now();
    for (const [key, happening] of this.happenings) {
      if (!all && happening.since + MINUTE_MS > now) continue;
      if (happening.again === 0) this.happenings.delete(key);
      else this.write(happening, happening.again);
    }
    this.writing = this.writing.then(() => this.save());
    await this.writing;
  }

  private begin(key: string, action: SecurityAction, visitor: Visitor, label: string): void {
    const happening = { action, visitor, label, since: 0, again: 0 };
    this.happenings.set(key, happening);
    this.write(happening, 1);
  }

  private noteCrowd(action: SecurityAction): void {
    const key = `crowd\n${action}`;
    const known = this.happenings.get(key);
    if (known) known.again++;
    else this.begin(key, action, { user: null, ip: '', requestId: '' }, 'From many addresses');
  }

  private write(happening: Happening, times: number): void {
    const { action, visitor, label } = happening;
    happening.since = Date.now();
    happening.again = 0;
    const account = visitor.user?.email ?? '';
    this.logger.warn(
      [
        `${action}`,
        account && `account ${account}`,
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
      // Kept for the next turn while the database is away, up to what a minute may bring.
      this.due = [...rows, ...this.due].slice(0, MOST_A_MINUTE);
      this.logger.warn(`The audit trail is waiting to be written: ${(error as { code?: string }).code ?? 'unknown'}`);
    }
  }
}
