import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Client } from './client.entity.js';
import { ClientAddress } from './client-address.entity.js';
import { ClientBacklog } from './client-backlog.entity.js';
import { ClientBacklogs } from './client.backlog.js';
import { ClientErasing } from './client.erasing.js';
import { ClientExport } from './client.export.js';
import { ClientListeners } from './client.listeners.js';
import { ClientMeetings } from './client.meetings.js';
import { ClientMerge } from './client-merge.entity.js';
import { ClientMerges } from './client.merges.js';
import { ClientPages } from './client.pages.js';
import { ClientsBackofficeController } from './clients.backoffice.controller.js';
import { ClientsService } from './clients.service.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ClientSearch } from './client.search.js';

@Module({
  imports: [TypeOrmModule.forFeature([Client, ClientAddress, ClientBacklog, ClientMerge]), OrdersModule],
  controllers: [ClientsBackofficeController],
  providers: [
    ClientSearch,
    ClientBacklogs,
    ClientErasing,
    ClientExport,
    ClientListeners,
    ClientMeetings,
    ClientMerges,
    ClientPages,
    ClientsService,
  ],
})
export class ClientsModule {}
