import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PasswordLinks } from './password-links.service.js';
import { PasswordMails } from './password.mails.js';
import { PasswordToken } from './password-token.entity.js';

/** Apart from the rest of `auth`, which needs the accounts that need this. */
@Module({
  imports: [TypeOrmModule.forFeature([PasswordToken])],
  providers: [PasswordLinks, PasswordMails],
  exports: [PasswordLinks],
})
export class PasswordLinksModule {}
