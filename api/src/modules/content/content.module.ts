import { Global, Module } from '@nestjs/common';
import { OpenBookings } from './open-bookings.js';

/** What all kinds of content share; it knows none of them. */
@Global()
@Module({ providers: [OpenBookings], exports: [OpenBookings] })
export class ContentModule {}
