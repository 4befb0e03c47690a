import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { RefColumn, TextColumn, TimeColumn } from '../../../platform/database/columns.js';
import { CreatedEntity } from '../../../platform/database/base-entities.js';
import { User } from '../../users/user.entity.js';

/** An authenticator app of an account (rules/accounts 11). */
@Entity('factors')
@Index('factors_user', ['userId', 'createdAt', 'id'])
export class Factor extends CreatedEntity {
  @RefColumn()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'factors_user_fk' })
  user?: Relation<User>;

  /** What its owner calls it. */
  @TextColumn(80)
  name: string;

  /** The secret that the app shares, encrypted. */
  @TextColumn(400)
  sealedSecret: string;

  /** The 30-second step of the last code that was taken; a code of this or an earlier one is not taken again. */
  @Column({ type: 'int', default: 0 })
  lastStep: number;

  /** When the first code was entered; null while it is being set up. */
  @TimeColumn({ nullable: true })
  confirmedAt: Date | null;

  @TimeColumn({ nullable: true })
  lastUsedAt: Date | null;
}
