import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { ApiList } from '../../common/list/api-list.js';
import { sendContentRange, type ListQuery } from '../../common/list/list-dialect.js';
import { UserView, userView } from './dto/user.view.js';
import { UserAccounts } from './user.accounts.js';

@ApiTags('Dashboard: users')
@Controller('admin/users')
export class UsersAdminController {
  constructor(private readonly accounts: UserAccounts) {}

  @Get()
  @Roles('admin')
  @ApiOperation({ summary: 'A page of accounts' })
  @ApiList('users', UserView)
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<UserView[]> {
    const page = await this.accounts.page(query);
    sendContentRange(reply, 'users', page);
    return page.rows.map(userView);
  }

  @Get(':id')
  @Roles('admin')
  @ApiOperation({ summary: 'One account' })
  @ApiOkResponse({ type: UserView })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<UserView> {
    return userView(await this.accounts.get(id));
  }
}
