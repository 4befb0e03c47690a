import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { SERVICE_STATES, serviceStatesAfter, type ServiceState } from '@imisozi/core/suppliers';
import { Transactions } from '../../../platform/database/transactions.js';
import { refusal } from '../../../platform/errors/refused.js';
import { leadersOf, TripCrews } from '../../assignments/trip.crews.js';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { DocumentNumbers } from '../../orders/document-numbers.service.js';
import { ServiceMails, type ServiceMail } from './service.mails.js';
import type { ConfirmServiceDto, PayServiceDto, ServiceStepDto } from './trip-service.dto.js';
import { TripService } from './trip-service.entity.js';
import { lockService, readService, type ServiceOfTrip } from './trip-service.records.js';
import { tripServiceView, type TripServiceView } from './trip-service.view.js';

/** The steps of a service, from the request to the payment (rules/suppliers 3 to 5). Each is one transaction. */
@Injectable()
export class ServiceSteps {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly crews: TripCrews,
    private readonly transactions: Transactions,
    private readonly numbers: DocumentNumbers,
    private readonly mails: ServiceMails,
    private readonly audit: AuditService,
  ) {}

  /** Asks the supplier. @throws Refused for a wrong state, and for a mail to a supplier without an address */
  request(id: string, { sendMail = true }: ServiceStepDto, actor: Actor): Promise<TripServiceView> {
    const asked = ({ order: { travelDate, people } }: ServiceOfTrip) => ({
      requestedAt: new Date(),
      askedDay: travelDate,
      askedPeople: people,
    });
    return this.move(id, 'requested', asked, actor, sendMail ? 'requested' : null);
  }

  /** @throws Refused for a wrong state */
  confirm(id: string, { reference }: ConfirmServiceDto, actor: Actor): Promise<TripServiceView> {
    return this.move(id, 'confirmed', () => ({ reference: reference ?? null }), actor, null);
  }

  /** @throws Refused for a wrong state */
  refuse(id: string, actor: Actor): Promise<TripServiceView> {
    return this.move(id, 'refused', () => ({}), actor, null);
  }

  /** The supplier is written to if they had been asked. @throws Refused for a wrong state, and for a paid one */
  cancel(id: string, { sendMail = true }: ServiceStepDto, actor: Actor): Promise<TripServiceView> {
    return this.move(id, 'cancelled', () => ({}), actor, sendMail ? 'cancelled' : null);
  }

  /**
   * Numbers the voucher once, and mails it to the supplier and to who meets the guests; called again, it is mailed again.
   * @throws Refused for a service that is not confirmed, and for a mail to a supplier without an address
   */
  async voucher(id: string, { sendMail = true }: ServiceStepDto, actor: Actor): Promise<TripServiceView> {
    const leaders = leadersOf(await this.crews.ofOrder((await readService(this.dataSource.manager, id)).order));
    return this.transactions.run(async (tx) => {
      const before = await lockService(tx, id);
      if (before.service.state !== 'confirmed') throw refusal('service-not-confirmed');
      const number = before.service.voucherNumber ?? (await this.numbers.next(tx, 'voucher'));
      const voucherAt = before.service.voucherAt ?? new Date();
      const fields = { voucherNumber: number, voucherAt };
      const made = await this.write(tx, before, fields, 'voucher', actor, sendMail ? 'voucher' : null);
      await this.mails.queueForGuides(tx, before, leaders);
      return made;
    });
  }

  /** @throws Refused for a service that is not confirmed, and for one that is paid */
  paid(id: string, { paidOn, way, reference }: PayServiceDto, actor: Actor): Promise<TripServiceView> {
    return this.transactions.run(async (tx) => {
      const before = await lockService(tx, id);
      if (before.service.state !== 'confirmed') throw refusal('service-not-confirmed');
      if (before.service.paidOn) throw refusal('service-paid');
      const fields = { paidOn, paidBy: way, paidReference: reference ?? null };
      return this.write(tx, before, fields, 'paid', actor, null);
    });
  }

  private move(
    id: string,
    next: ServiceState,
    fields: (before: ServiceOfTrip) => Partial<TripService>,
    actor: Actor,
    mail: ServiceMail | null,
  ): Promise<TripServiceView> {
    return this.transactions.run(async (tx) => {
      const before = await lockService(tx, id);
      const { state, paidOn } = before.service;
      if (!serviceStatesAfter(state).includes(next)) throw refusal('service-cannot-become', { from: state, to: next });
      if (paidOn) throw refusal('service-paid');
      // Nobody hears of the end of what they were never asked for.
      const isHeard = mail !== 'cancelled' || state !== 'to-request';
      return this.write(tx, before, { ...fields(before), state: next }, next, actor, isHeard ? mail : null);
    });
  }

  private async write(
    tx: EntityManager,
    { service, order, supplier }: ServiceOfTrip,
    fields: Partial<TripService>,
    action: string,
    actor: Actor,
    mail: ServiceMail | null,
  ): Promise<TripServiceView> {
    if (mail && !supplier.email) throw refusal('supplier-without-email');
    const names = Object.keys(fields) as (keyof TripService)[];
    const before = Object.fromEntries(names.map((name) => [name, service[name]]));
    const changed = await tx.save(Object.assign(service, fields), { reload: false });
    if (mail) await this.mails.queue(tx, mail, { service: changed, order, supplier });
    const label = `${order.number}: ${service.what}`;
    await this.audit.record(tx, actor, {
      action: SERVICE_STATES.includes(action as ServiceState) ? 'status' : action,
      resource: 'services',
      recordId: service.id,
      label,
      before,
      after: fields,
    });
    return tripServiceView(changed, order, supplier);
  }
}
