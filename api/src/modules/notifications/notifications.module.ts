import { Global, Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { NotificationReading } from './notification.reading.js';
import { NotificationsAdminController } from './notifications.admin.controller.js';
import { NotificationsService } from './notifications.service.js';
import { UnreadableNews } from './unreadable.news.js';

@Global()
@Module({
  imports: [UsersModule],
  controllers: [NotificationsAdminController],
  providers: [NotificationReading, NotificationsService, UnreadableNews],
  exports: [NotificationReading, NotificationsService],
})
export class NotificationsModule {}
