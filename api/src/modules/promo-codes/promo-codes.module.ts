import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PromoCode } from './promo-code.entity.js';
import { PromoCodeGuesses } from './promo-code.guesses.js';
import { PromoCodeUses } from './promo-code.uses.js';
import { PromoCodesBackofficeController } from './promo-codes.backoffice.controller.js';
import { PromoCodesService } from './promo-codes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PromoCode])],
  controllers: [PromoCodesBackofficeController],
  providers: [PromoCodesService, PromoCodeGuesses, PromoCodeUses],
  exports: [PromoCodeGuesses, PromoCodeUses],
})
export class PromoCodesModule {}
