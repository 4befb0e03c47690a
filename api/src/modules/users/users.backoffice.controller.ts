import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../common/auth/access.decorators.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { ApiList } from '../../common/list/api-list.decorator.js';
import { csvSheet } from '../../common/list/csv-sheet.js';
import type { ListQuery } from '../../common/list/read-list.js';
import { sendList, mapPage } from '../../common/list/send-list.js';
import { UserView, userView } from './dto/user.view.js';
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
}
