import { Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { sendContentRange, type ListQuery } from '../../platform/list/read-list.js';
import { NotificationsReadAnswer, NotificationView, UnreadAnswer } from './dto/notification.view.js';
import { ReadMarkersService } from './read-markers.service.js';

@ApiTags('Dashboard: notifications')
@Controller('admin/notifications')
export class NotificationsBackofficeController {
  constructor(private readonly reading: ReadMarkersService) {}

  @Get()
  @Allow('notifications', 'list')
  @ApiOperation({ summary: 'Notifications, newest first, with their read status' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiOkResponse({
    type: [NotificationView],
    headers: { 'Content-Range': { schema: { type: 'string' }, example: 'notifications 0-24/319' } as never },
  })
  async list(
    @Caller() caller: CurrentUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NotificationView[]> {
    const page = await this.reading.page(caller, query);
    sendContentRange(reply, 'notifications', page);
    return page.rows;
  }

  @Get('unread')
  @Allow('notifications', 'list')
  @ApiOperation({ summary: 'The number of unread notifications' })
  @ApiOkResponse({ type: UnreadAnswer })
  async unread(@Caller() caller: CurrentUser): Promise<UnreadAnswer> {
    return { unread: await this.reading.unread(caller) };
  }

  @Put('read')
  @Allow('notifications', 'edit')
  @ApiOperation({ summary: 'Mark all notifications as read' })
  @ApiOkResponse({ type: NotificationsReadAnswer })
  async readAll(@Caller() caller: CurrentUser): Promise<NotificationsReadAnswer> {
    await this.reading.readAll(caller);
    return { message: 'All notifications have been marked as read.', unread: await this.reading.unread(caller) };
  }

  @Put(':id/read')
  @Allow('notifications', 'edit')
  @ApiOperation({ summary: 'Mark one notification as read' })
  @ApiOkResponse({ type: NotificationsReadAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async read(@Caller() caller: CurrentUser, @Param('id') id: string): Promise<NotificationsReadAnswer> {
    await this.reading.read(caller, id);
    return { message: 'Marked as read.', unread: await this.reading.unread(caller) };
  }
}
