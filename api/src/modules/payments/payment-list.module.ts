import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Payment } from './payment.entity.js';
import { PaymentList } from './payment.list.js';

/** Apart from the rest of `payments`, which depends on the settings: other modules can import this one. */
@Module({ imports: [TypeOrmModule.forFeature([Payment])], providers: [PaymentList], exports: [PaymentList] })
export class PaymentListModule {}
