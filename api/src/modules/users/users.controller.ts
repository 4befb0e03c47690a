import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ApproveUserDto, CreateUserDto } from './dto/create-user.dto.js';
import { UserAnswer, UsersAnswer, userView } from './dto/user.view.js';
import { UserAccounts } from './user.accounts.js';

@ApiTags('Users')
@Controller('users')
export class UsersController {
  constructor(private readonly accounts: UserAccounts) {}

  @Get()
  @Allow('users', 'list')
  @ApiOperation({ summary: 'All accounts, newest first' })
  @ApiOkResponse({ type: UsersAnswer })
  async list(): Promise<UsersAnswer> {
    const users = await this.accounts.list();
    return { data: users.map(userView), usersCount: users.length };
  }

  @Post('create')
  @HttpCode(201)
  @Allow('users', 'create')
  @ApiOperation({
    summary: 'Create an account',
    description: 'The owner receives an email with a link to set the password.',
  })
  @ApiCreatedResponse({ type: UserAnswer })
  @ApiBadRequestResponse({ description: 'A field is missing or invalid.', type: ErrorAnswer })
  @ApiConflictResponse({ description: 'There is already an account with this address.', type: ErrorAnswer })
  async create(@Body() body: CreateUserDto, @CurrentActor() actor: Actor): Promise<UserAnswer> {
    const user = await this.accounts.create(actor, body);
    return {
      message: `The account has been created. A link to set the password has been sent to ${user.email}.`,
      data: userView(user),
    };
  }

  @Put('approve/:id')
  @Allow('users', 'block')
  @ApiOperation({ summary: 'Block or unblock an account', description: 'Blocking an account ends its sessions.' })
  @ApiOkResponse({ type: UserAnswer })
  @ApiBadRequestResponse({ description: 'The status is missing or invalid.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It is your own account, or the last active admin.', type: ErrorAnswer })
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
