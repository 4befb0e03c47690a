import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, AsksAgain } from '../../platform/auth/access.decorators.js';
import { Get, Post, Put } from '../../platform/http/route.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ApproveUserDto, CreateUserDto } from './dto/create-user.dto.js';
import { UserAnswer, UsersAnswer, userView } from './dto/user.view.js';
import { UserAccounts } from './user.accounts.js';

@ApiTags('Users')
@Controller('users')
export class UsersController {
  constructor(private readonly accounts: UserAccounts) {}

  @Get('', allow('users', 'list'), 'All accounts, newest first', { answer: UsersAnswer })
  async list(): Promise<UsersAnswer> {
    const users = await this.accounts.list();
    return { data: users.map(userView), usersCount: users.length };
  }

  @AsksAgain()
  @Post('create', allow('users', 'create'), 'Create an account', {
    description: 'The owner receives an email with a link to set the password.',
    created: UserAnswer,
  })
  async create(@Body() body: CreateUserDto, @CurrentActor() actor: Actor): Promise<UserAnswer> {
    const user = await this.accounts.create(actor, body);
    return {
      message: `The account has been created. A link to set the password has been sent to ${user.email}.`,
      data: userView(user),
    };
  }

  @AsksAgain()
  @Put('approve/:id', allow('users', 'block'), 'Block or unblock an account', {
    description: 'Blocking an account ends its sessions.',
    answer: UserAnswer,
  })
  async approve(
    @Param('id') id: string,
    @Body() { isActive }: ApproveUserDto,
    @CurrentActor() actor: Actor,
  ): Promise<UserAnswer> {
    const user = await this.accounts.setActive(actor, id, isActive);
    const name = `${user.firstName} ${user.lastName}`;
    return { message: isActive ? `${name} can log in again.` : `${name} has been blocked.`, data: userView(user) };
  }
}
