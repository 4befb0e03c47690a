import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { User } from './user.entity.js';

@Injectable()
export class UsersService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  find(id: string): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  /** @param email in any case */
  findByEmail(email: string): Promise<User | null> {
    return this.users.findOneBy({ email: email.trim().toLowerCase() });
  }

  /** Writes down that the account was just logged in to. */
  async noteLogin(tx: EntityManager, id: string): Promise<void> {
    await tx.update(User, { id }, { lastLoginAt: new Date() });
  }

  /** Sets a password without knowing the old one, and ends every session; false for a blocked account. */
  async resetPassword(tx: EntityManager, id: string, passwordHash: string): Promise<boolean> {
    const values = { passwordHash, tokenVersion: () => 'tokenVersion + 1', updatedAt: new Date() };
    const { affected } = await tx.update(User, { id, isActive: true }, values);
    return affected === 1;
  }

  /** Changes the password; false when it is no longer the one that `user` was read with. */
  async changePassword(tx: EntityManager, user: User, passwordHash: string): Promise<boolean> {
    const where = { id: user.id, passwordHash: user.passwordHash! };
    const { affected } = await tx.update(User, where, { passwordHash, updatedAt: new Date() });
    return affected === 1;
  }
}
