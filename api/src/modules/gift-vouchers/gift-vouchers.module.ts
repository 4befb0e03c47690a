import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { GiftVoucherCodes } from './gift-voucher.codes.js';
import { GiftVoucherEntry } from './gift-voucher-entry.entity.js';
import { GiftVoucher } from './gift-voucher.entity.js';
import { GiftVoucherErasing } from './gift-voucher.erasing.js';
import { GiftVoucherFigures } from './gift-voucher.figures.js';
import { GiftVoucherGuesses } from './gift-voucher.guesses.js';
import { GiftVoucherMails } from './gift-voucher.mails.js';
import { GiftVoucherPaper } from './gift-voucher.paper.js';
import { Sealer } from '../../platform/sealing/sealer.js';
import { GiftVoucherResealing } from './gift-voucher.resealing.js';
import { GiftVoucherSpending } from './gift-voucher.spending.js';
import { GiftVouchersBackofficeController } from './gift-vouchers.backoffice.controller.js';
import { GiftVouchersController } from './gift-vouchers.controller.js';
import { GiftsOfPeople } from './gifts.of-people.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { GiftVouchersService } from './gift-vouchers.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([GiftVoucher, GiftVoucherEntry]), LedgerModule, OrdersModule, PersonalDataModule],
  controllers: [GiftVouchersBackofficeController, GiftVouchersController],
  providers: [
    GiftVoucherCodes,
    GiftVoucherErasing,
    GiftVoucherFigures,
    GiftVoucherGuesses,
    GiftVoucherMails,
    GiftVoucherPaper,
    GiftVoucherResealing,
    GiftVoucherSpending,
    GiftVouchersService,
    GiftsOfPeople,
    Sealer,
  ],
  exports: [GiftVoucherFigures, GiftVouchersService],
})
export class GiftVouchersModule {}
