import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { User } from '../users/user.entity.js';

/** A mailed link that sets a password, once. Only the hash is stored, so a leaked table opens no account. */
@Entity('password_tokens')
export class PasswordToken extends CreatedEntity {
  @Index('password_tokens_user')
  @RefColumn()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'password_tokens_user_fk' })
  user?: Relation<User>;

  /** SHA-256 of the token, hexadecimal. */
  @Index('password_tokens_hash', { unique: true })
  @TextColumn(64)
  tokenHash: string;

  @Column({ type: 'varchar', length: 10 })
  purpose: 'reset' | 'activate';

  @TimeColumn()
  expiresAt: Date;

  @TimeColumn({ nullable: true })
  usedAt: Date | null;
}
