import { Module } from '@nestjs/common';
import { PasswordLinks } from './password-links.service.js';
import { PasswordMails } from './password.mails.js';

/** Apart from the rest of `auth`, which needs the accounts that need this. */
@Module({ providers: [PasswordLinks, PasswordMails], exports: [PasswordLinks] })
export class PasswordLinksModule {}
