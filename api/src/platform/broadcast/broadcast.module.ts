import { Global, Module } from '@nestjs/common';
import { Broadcast } from './broadcast.js';

@Global()
@Module({ providers: [Broadcast], exports: [Broadcast] })
export class BroadcastModule {}
