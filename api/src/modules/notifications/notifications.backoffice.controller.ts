import { Controller, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { allow, Caller, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { Get, Put } from '../../platform/http/route.js';
import { sendContentRange, type ListQuery } from '../../platform/list/read-list.js';
import { NotificationsReadAnswer, NotificationView, UnreadAnswer } from './dto/notification.view.js';
import { ReadMarkersService } from './read-markers.service.js';

@ApiTags('Dashboard: notifications')
@Controller('admin/notifications')
export class NotificationsBackofficeController {
  constructor(private readonly reading: ReadMarkersService) {}

  @Get('', allow('notifications', 'list'), 'Notifications, newest first, with their read status')
  @ApiOkResponse({
    type: [NotificationView],
    headers: { 'Content-Range': { schema: { type: 'string' }, example: 'notifications 0-24/319' } as never },
  })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  async list(
    @Caller() caller: CurrentUser,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NotificationView[]> {
    const page = await this.reading.page(caller, query);
    sendContentRange(reply, 'notifications', page);
    return page.rows;
  }

  @Get('unread', allow('notifications', 'list'), 'The number of unread notifications', { answer: UnreadAnswer })
  async unread(@Caller() caller: CurrentUser): Promise<UnreadAnswer> {
    return { unread: await this.reading.unread(caller) };
  }

  @Put('read', allow('notifications', 'edit'), 'Mark all notifications as read', { answer: NotificationsReadAnswer })
  async readAll(@Caller() caller: CurrentUser): Promise<NotificationsReadAnswer> {
    await this.reading.readAll(caller);
    return { message: 'All notifications have been marked as read.', unread: await this.reading.unread(caller) };
  }

  @Put(':id/read', allow('notifications', 'edit'), 'Mark one notification as read', { answer: NotificationsReadAnswer })
  async read(@Caller() caller: CurrentUser, @Param('id') id: string): Promise<NotificationsReadAnswer> {
    await this.reading.read(caller, id);
    return { message: 'Marked as read.', unread: await this.reading.unread(caller) };
  }
}
