import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import type { MailAttachment } from '../../mail/mail.kinds.js';
import { ServiceVoucher } from './service.voucher.js';
import { TripService } from './trip-service.entity.js';

/** A voucher of a booking, and its paper as the client gets it. */
export interface ClientVoucher {
  readonly number: string;
  readonly draw: () => Promise<MailAttachment>;
}

/** The vouchers that a client takes along (rules/suppliers 4): what was written to the supplier is left out. */
@Injectable()
export class ClientVouchers {
  constructor(
    @InjectRepository(TripService) private readonly services: Repository<TripService>,
    private readonly paper: ServiceVoucher,
  ) {}

  /** Those that were made for an order, by the day of the service. */
  async of(orderId: string): Promise<ClientVoucher[]> {
    const services = await this.services.find({
      where: { orderId, voucherNumber: Not(IsNull()), voucherAt: Not(IsNull()) },
      relations: { order: true, supplier: true },
      order: { fromDay: 'ASC', id: 'ASC' },
    });
    return services.flatMap((service) => {
      const { order, supplier, voucherNumber: number, voucherAt: at } = service;
      if (!order || !supplier || !number || !at) return [];
      return [{ number, draw: () => this.paper.draw({ service: withoutNote(service), order, supplier, number, at }) }];
    });
  }
}

const withoutNote = (service: TripService): TripService => Object.assign(new TripService(), service, { note: '' });
