import { Body, Controller, Get, Param, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { sendList, mapPage } from '../../platform/list/send-list.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { UpdateUserDto } from './dto/create-user.dto.js';
import { UserAnswer, UserView, userView } from './dto/user.view.js';
import { UserAccounts } from './user.accounts.js';

const SHEET = csvSheet<UserView>(
  'users',
  ['id', 'firstName', 'lastName', 'email', 'role', 'organization', 'phoneNumber', 'isActive'],
  ['lastLoginAt', 'createdAt'],
);

@ApiTags('Dashboard: users')
@Controller('admin/users')
export class UsersBackofficeController {
  constructor(private readonly accounts: UserAccounts) {}

  @Get()
  @Allow('users', 'list')
  @ApiOperation({ summary: 'A page of accounts' })
  @ApiList('users', UserView)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView[] | StreamableFile> {
    return sendList(reply, SHEET, query, async (page) => mapPage(await this.accounts.page(page), userView));
  }

  @Get(':id')
  @Allow('users', 'show')
  @ApiOperation({ summary: 'One account' })
  @ApiOkResponse({ type: UserView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<UserView> {
    return userView(await this.accounts.get(id));
  }

  @Put(':id')
  @Allow('users', 'edit')
  @Idempotent()
  @ApiOperation({ summary: "Change an account's role", description: 'The owner is logged out and logs in again.' })
  @ApiOkResponse({ type: UserAnswer })
  @ApiBadRequestResponse({ description: 'The role is missing or invalid.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It is your own account, or the last active admin.', type: ErrorAnswer })
  async update(
    @Param('id') id: string,
    @Body() { role }: UpdateUserDto,
    @CurrentActor() actor: Actor,
  ): Promise<UserAnswer> {
    const user = await this.accounts.setRole(actor, id, role);
    return { message: `${user.firstName} ${user.lastName} has the role ${user.role} now.`, data: userView(user) };
  }
}
