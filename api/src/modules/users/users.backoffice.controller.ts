import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, AsksAgain } from '../../platform/auth/access.decorators.js';
import { Get, Put } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import { mapPage, type PageReader } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { UpdateUserDto } from './dto/create-user.dto.js';
import { UserAnswer, UserView, userView } from './dto/user.view.js';
import { UserAccounts } from './user.accounts.js';

const SHEET = csvSheet<UserView>(
  'users',
  ['id', 'firstName', 'lastName', 'email', 'role', 'agentId', 'organization', 'phoneNumber', 'isActive'],
  ['lastLoginAt', 'createdAt'],
);

@ApiTags('Dashboard: users')
@Controller('admin/users')
export class UsersBackofficeController {
  constructor(private readonly accounts: UserAccounts) {}

  @Get('', allow('users', 'list'), 'A page of accounts', { list: UserView, sheet: SHEET })
  list(): PageReader<UserView> {
    return async (page) => mapPage(await this.accounts.page(page), userView);
  }

  @Get(':id', allow('users', 'show'), 'One account', { answer: UserView })
  async get(@Param('id') id: string): Promise<UserView> {
    return userView(await this.accounts.get(id));
  }

  @AsksAgain()
  @Put(':id', allow('users', 'edit'), "Change an account's role", {
    description: 'The owner is logged out and logs in again.',
    answer: UserAnswer,
    idempotent: true,
  })
  async update(
    @Param('id') id: string,
    @Body() { role, agentId }: UpdateUserDto,
    @CurrentActor() actor: Actor,
  ): Promise<UserAnswer> {
    const user = await this.accounts.setRole(actor, id, role, agentId);
    return { message: `${user.firstName} ${user.lastName} has the role ${user.role} now.`, data: userView(user) };
  }
}
