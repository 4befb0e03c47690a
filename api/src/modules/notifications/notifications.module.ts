import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module.js';
import { ReadMarkersService } from './read-markers.service.js';
import { NotificationListeners } from './notification.listeners.js';
import { NotificationsBackofficeController } from './notifications.backoffice.controller.js';
import { NotificationsService } from './notifications.service.js';
import { CorruptRowNotifier } from './corrupt-row.notifier.js';
import { Notification } from './notification.entity.js';
import { NotificationRead } from './notification-read.entity.js';
import { ReadMarker } from './read-marker.entity.js';
import { NotificationsOfPeople } from './notifications.of-people.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Notification, NotificationRead, ReadMarker]), UsersModule],
  controllers: [NotificationsBackofficeController],
  providers: [
    NotificationsOfPeople,
    NotificationListeners,
    ReadMarkersService,
    NotificationsService,
    CorruptRowNotifier,
  ],
  exports: [ReadMarkersService, NotificationsService],
})
export class NotificationsModule {}
