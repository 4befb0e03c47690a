import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository } from 'typeorm';
import type { MailAttachment } from '../../mail/mail.kinds.js';
import { ServiceVoucher } from './service.voucher.js';
import { TripService } from './trip-service.entity.js';
import type { ServiceOfTrip } from './trip-service.records.js';

/** A voucher of a booking, with its paper as those who travel have it. */
export interface TripVoucher extends ServiceOfTrip {
  readonly number: string;
  readonly draw: () => Promise<MailAttachment>;
}

/** The vouchers that clients and guides take along (rules/suppliers 4): what was written to the supplier is left out. */
@Injectable()
export class TripVouchers {
  constructor(
    @InjectRepository(TripService) private readonly services: Repository<TripService>,
    private readonly paper: ServiceVoucher,
  ) {}

  /** Those that were made for orders, also of services that were cancelled since, by the day of the service. */
  async of(orderIds: readonly string[]): Promise<TripVoucher[]> {
    if (orderIds.length === 0) return [];
    const services = await this.services.find({
      where: { orderId: In([...orderIds]), voucherNumber: Not(IsNull()), voucherAt: Not(IsNull()) },
      relations: { order: true, supplier: true },
      order: { fromDay: 'ASC', id: 'ASC' },
    });
    return services.flatMap((service) => {
      const { order, supplier, voucherNumber: number } = service;
      if (!order || !supplier || !number) return [];
      const of = { service, order, supplier };
      return [{ ...of, number, draw: () => this.paper.drawForTravel(of) }];
    });
  }
}
