import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { RefColumn, TextColumn, TimeColumn } from '../../../platform/database/columns.js';
import { CreatedEntity } from '../../../platform/database/base-entities.js';
import { User } from '../../users/user.entity.js';

/** A code that replaces the second factor once. Only the hash is stored, so a leaked table opens no account. */
@Entity('recovery_codes')
export class RecoveryCode extends CreatedEntity {
  @Index('recovery_codes_user')
  @RefColumn()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'recovery_codes_user_fk' })
  user?: Relation<User>;

  /** SHA-256 of the code as it is typed without spaces and dashes, hexadecimal. */
  @Index('recovery_codes_hash', { unique: true })
  @TextColumn(64)
  codeHash: string;

  @TimeColumn({ nullable: true })
  usedAt: Date | null;
}
