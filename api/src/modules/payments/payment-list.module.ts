import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Payment } from './payment.entity.js';
import { PaymentList } from './payment.list.js';

/** Separate from the rest of `payments`, which depends on the settings, so that other modules can import it. */
@Module({ imports: [TypeOrmModule.forFeature([Payment])], providers: [PaymentList], exports: [PaymentList] })
export class PaymentListModule {}
