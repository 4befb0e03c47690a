import { Module } from '@nestjs/common';
import { Changes } from './changes.js';
import { LiveController } from './live.controller.js';
import { LiveService } from './live.service.js';

@Module({ controllers: [LiveController], providers: [Changes, LiveService] })
export class LiveModule {}
