import type { Role } from '@imisozi/core/access';
import { Column, Entity, Index } from 'typeorm';
import { CountColumn, FlagColumn, RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import { TimestampedEntity } from '../../platform/database/base-entities.js';

@Entity('users')
export class User extends TimestampedEntity {
  @TextColumn(100)
  firstName: string;

  @TextColumn(100)
  lastName: string;

  /** Lower case; the login name. */
  @Index('users_email', { unique: true })
  @TextColumn(254)
  email: string;

  @Column({ type: 'varchar', length: 20, default: 'user' })
  role: Role;

  /** The travel agent whose login it is, with the role `agent`; null with every other one (rules/agents 6). */
  @Index('users_agent')
  @RefColumn({ nullable: true })
  agentId: string | null;

  @TextColumn(150)
  organization: string;

  @TextColumn(40)
  phoneNumber: string;

  /** False while blocked. */
  @FlagColumn(true)
  isActive: boolean;

  /** Argon2id, in PHC form; null until the first password is set. */
  @TextColumn(200, { nullable: true })
  passwordHash: string | null;

  /** Incremented to revoke every token issued before (rules/accounts 3). */
  @CountColumn()
  tokenVersion: number;

  @TimeColumn({ nullable: true })
  lastLoginAt: Date | null;
}
