import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { FlagColumn, RefColumn, TextColumn, TimeColumn } from '../../../platform/database/columns.js';
import { CreatedEntity } from '../../../platform/database/base-entities.js';
import { User } from '../../users/user.entity.js';

/** One login. Its id is the `jti` of the token; every process checks here whether the token is still valid. */
@Entity('sessions')
@Index('sessions_user', ['userId', 'expiresAt'])
export class Session extends CreatedEntity {
  @RefColumn()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'sessions_user_fk' })
  user?: Relation<User>;

  /** When the token expires. */
  @TimeColumn()
  expiresAt: Date;

  /** The last call, to within a few minutes. */
  @TimeColumn()
  lastSeenAt: Date;

  /** Set by logging out, and by a new password set elsewhere. */
  @TimeColumn({ nullable: true })
  endedAt: Date | null;

  /** The session lasts as long as its token, even without calls. */
  @FlagColumn(false)
  mayIdle: boolean;

  /** The network of the login, in the form that limits count. */
  @TextColumn(64)
  network: string;

  /** The browser and system of the login as staff see them; empty for other programs. */
  @TextColumn(80, { default: '' })
  device: string;

  /** SHA-256 of the key by which the browser is known again; null for programs that keep none. */
  @TextColumn(64, { nullable: true })
  deviceHash: string | null;

  /** It was opened with a second factor, or has added one. */
  @FlagColumn(false)
  hasFactor: boolean;

  /** When the password was last entered; null for logins of an earlier release. */
  @TimeColumn({ nullable: true })
  confirmedAt: Date | null;

  /** The account's `tokenVersion` at the login; null for logins of an earlier release. */
  @Column({ type: 'int', nullable: true })
  version: number | null;
}
