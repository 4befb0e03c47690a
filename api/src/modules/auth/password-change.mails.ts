import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnrecoverableError } from '../../common/jobs/job-registry.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { MailKinds } from '../mail/mail.kinds.js';
import { UsersService } from '../users/users.service.js';
import { PASSWORD_CHANGED_BY_OWNER } from './password.mail-kinds.js';
import { passwordChanged } from './password.mails.js';

/** What the owner of an account reads after the password was changed in the dashboard. */
@Injectable()
export class PasswordChangeMails implements OnModuleInit {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly kinds: MailKinds,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      PASSWORD_CHANGED_BY_OWNER,
      async ({ userId, changedAt }) => {
        const user = await this.users.find(userId);
        if (!user) throw new UnrecoverableError('The account no longer exists');
        return passwordChanged(this.company, { user, at: new Date(changedAt), word: 'changed' });
      },
      () =>
        passwordChanged(this.company, {
          user: { firstName: 'Demo', email: 'demo@example.org' },
          at: new Date('2026-05-04T07:42:00Z'),
          word: 'changed',
        }),
    );
  }
}
