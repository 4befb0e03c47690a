import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoginOwners } from './login-owners.js';
import { UserAudit } from './user.audit.js';
import { UserAccounts } from './user.accounts.js';
import { UsersBackofficeController } from './users.backoffice.controller.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';
import { User } from './user.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [UsersController, UsersBackofficeController],
  providers: [LoginOwners, UserAccounts, UserAudit, UsersService],
  exports: [LoginOwners, UsersService],
})
export class UsersModule {}
