import { Column, Entity, Index } from 'typeorm';
import { MoneyColumn, TextColumn } from '../../../platform/database/columns.js';
import { CreatedEntity } from '../../../platform/database/base-entities.js';

/**
 * CANCELLED and FAILED are not final: as at the real gateway, a payer may try again in the same session. CAPTURED and
 * EXPIRED are final.
 */
export type SandboxStatus = 'INITIATED' | 'CAPTURED' | 'FAILED' | 'CANCELLED' | 'EXPIRED';

/** The sandbox's state of a payment; in the database, so that all web processes agree. */
@Entity('sandbox_payments')
export class SandboxPayment extends CreatedEntity {
  @Index('sandbox_payments_session', { unique: true })
  @TextColumn(100)
  sessionId: string;

  @Index('sandbox_payments_reference', { unique: true })
  @TextColumn(40)
  reference: string;

  @MoneyColumn()
  amount: number;

  @TextColumn(3)
  currency: string;

  @TextColumn(200)
  description: string;

  @TextColumn(100)
  successIndicator: string;

  @Column({ type: 'varchar', length: 10, default: 'INITIATED' })
  status: SandboxStatus;
}
