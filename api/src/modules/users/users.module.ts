import { Module } from '@nestjs/common';
import { PasswordLinksModule } from '../auth/password-links.module.js';
import { UserAccounts } from './user.accounts.js';
import { UsersBackofficeController } from './users.backoffice.controller.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [PasswordLinksModule],
  controllers: [UsersController, UsersBackofficeController],
  providers: [UserAccounts, UsersService],
  exports: [UsersService],
})
export class UsersModule {}
