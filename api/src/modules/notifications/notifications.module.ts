import { Global, Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ReadMarkersService } from './read-markers.service.js';
import { NotificationListeners } from './notification.listeners.js';
import { NotificationsBackofficeController } from './notifications.backoffice.controller.js';
import { NotificationsService } from './notifications.service.js';
import { UnreadableNews } from './unreadable.news.js';

@Global()
@Module({
  imports: [UsersModule],
  controllers: [NotificationsBackofficeController],
  providers: [NotificationListeners, ReadMarkersService, NotificationsService, UnreadableNews],
  exports: [ReadMarkersService, NotificationsService],
})
export class NotificationsModule {}
