import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { GIFT_DAYS, KEPT_VOUCHER_STATES, readGiftCode } from '@imisozi/core/gift-vouchers';
import { addDays, today } from '@imisozi/core/kigali-time';
import type { LanguageCode } from '@imisozi/core/languages';
import type { LedgerKind } from '@imisozi/core/ledger';
import { Transactions } from '../../platform/database/transactions.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { refusal } from '../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import { SYSTEM_ACTOR, type Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { DocumentNumbers } from '../orders/document-numbers.service.js';
import type { BuyGiftVoucherDto, SellGiftVoucherDto } from './gift-voucher.dto.js';
import { GiftVoucherCodes } from './gift-voucher.codes.js';
import { GiftVoucherEntry } from './gift-voucher-entry.entity.js';
import { GiftVoucher } from './gift-voucher.entity.js';
import { GIFT_VOUCHER_ISSUED } from './gift-voucher.events.js';
import { lockVoucher, writeEntry } from './gift-voucher.records.js';

const LIST: ListDefinition = {
  resource: 'gift-vouchers',
  equals: ['number', 'codeEnd'],
  choices: { state: KEPT_VOUCHER_STATES },
  ranges: ['amount', 'balance', 'issuedAt', 'expiresOn', 'createdAt'],
  sortable: ['number', 'amount', 'balance', 'expiresOn', 'issuedAt', 'createdAt'],
};

/** How a voucher was paid. */
export interface GiftPayment {
  readonly way: LedgerKind;
  readonly reference: string | null;
  readonly isTest?: boolean;
}

/** Gift vouchers: selling, issuing and ending them (rules/gift-vouchers 1, 2). */
@Injectable()
export class GiftVouchersService {
  constructor(
    @InjectRepository(GiftVoucher) private readonly vouchers: Repository<GiftVoucher>,
    @InjectRepository(GiftVoucherEntry) private readonly entries: Repository<GiftVoucherEntry>,
    private readonly codes: GiftVoucherCodes,
    private readonly numbers: DocumentNumbers,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly audit: AuditService,
  ) {}

  page(query: ListQuery): Promise<ListPage<GiftVoucher>> {
    return readList(this.vouchers, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<GiftVoucher> {
    const voucher = await this.vouchers.findOneBy({ id });
    if (!voucher) throw refusal('gift-voucher-not-found');
    return voucher;
  }

  /** @throws Refused for an unknown key */
  async byKey(buyerKey: string): Promise<GiftVoucher> {
    const voucher = await this.vouchers.findOneBy({ buyerKey });
    if (!voucher) throw refusal('gift-voucher-not-found');
    return voucher;
  }

  /** The voucher with a code as it was typed. @throws Refused for a wrong one */
  async byCode(typed: string): Promise<GiftVoucher> {
    const code = readGiftCode(typed);
    const voucher = code && (await this.vouchers.findOneBy({ codeDigest: this.codes.digest(code) }));
    if (!voucher) throw refusal('gift-voucher-code-wrong');
    return voucher;
  }

  /** Several at once; unknown ids are left out. */
  byIds(ids: readonly string[]): Promise<GiftVoucher[]> {
    return this.vouchers.findBy({ id: In([...ids]) });
  }

  /** The entries of a voucher, oldest first. */
  entriesOf(voucherId: string): Promise<GiftVoucherEntry[]> {
    return this.entries.find({ where: { voucherId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** A voucher that a visitor wants to buy: it is worth nothing until it is paid. */
  async buy(wish: BuyGiftVoucherDto, language: LanguageCode): Promise<GiftVoucher> {
    const { amount, fromNames, toNames, message = '', buyerEmail, recipientEmail } = wish;
    const fields = { amount, fromNames, toNames, message, buyerEmail, recipientEmail: recipientEmail ?? null };
    return this.vouchers.save(this.vouchers.create({ ...unpaid(language), ...fields }), { reload: false });
  }

  /** A voucher that the office has sold. @throws Refused for a last day that has passed */
  sell(sale: SellGiftVoucherDto, actor: Actor): Promise<GiftVoucher> {
    const { amount, fromNames, toNames, message = '', buyerEmail, recipientEmail, language = 'en' } = sale;
    if (sale.expiresOn && sale.expiresOn < today()) throw refusal('gift-voucher-expiry-past');
    const fields = { amount, fromNames, toNames, message, buyerEmail, recipientEmail: recipientEmail ?? null };
    return this.transactions.run(async (tx) => {
      const made = await tx.save(tx.create(GiftVoucher, { ...unpaid(language), ...fields }), { reload: false });
      const payment = { way: sale.way, reference: sale.reference ?? null };
      return this.issue(tx, made, payment, actor, { sendMails: sale.sendMails ?? true, expiresOn: sale.expiresOn });
    });
  }

  /**
   * A visitor's voucher was paid by card, in the transaction that settles the payment.
   * @throws Refused for one that was paid or has ended before
   */
  async paid(tx: EntityManager, id: string, payment: GiftPayment): Promise<GiftVoucher> {
    const voucher = await lockVoucher(tx, id);
    if (voucher.state !== 'unpaid') throw refusal('gift-voucher-paid');
    return this.issue(tx, voucher, payment, SYSTEM_ACTOR, { sendMails: true });
  }

  /**
   * Ends a voucher; what is left of it is gone.
   * @throws Refused for an unknown id, and for one that has ended before
   */
  void(id: string, reason: string, actor: Actor): Promise<GiftVoucher> {
    return this.transactions.run(async (tx) => {
      const before = await lockVoucher(tx, id);
      if (before.state === 'void') throw refusal('gift-voucher-void');
      const recordedBy = actor.user?.email ?? '';
      if (before.balance > 0)
        await writeEntry(tx, id, { kind: 'voided', amount: -before.balance, note: reason, recordedBy });
      await tx.update(GiftVoucher, { id }, { state: 'void', voidReason: reason, updatedAt: new Date() });
      const voucher = await tx.findOneByOrFail(GiftVoucher, { id });
      await this.record(tx, actor, 'void', voucher, { state: before.state, balance: before.balance });
      return voucher;
    });
  }

  /** Writes the mails of a voucher again. @throws Refused for one that cannot be spent */
  resend(id: string, actor: Actor): Promise<GiftVoucher> {
    return this.transactions.run(async (tx) => {
      const voucher = await lockVoucher(tx, id);
      if (voucher.state !== 'active') throw refusal('gift-voucher-not-active');
      await this.events.publish(tx, GIFT_VOUCHER_ISSUED, { voucher, sendMails: true });
      await this.record(tx, actor, 'send', voucher);
      return voucher;
    });
  }

  private async issue(
    tx: EntityManager,
    { id, amount }: GiftVoucher,
    { way, reference, isTest = false }: GiftPayment,
    actor: Actor,
    { sendMails, expiresOn }: { readonly sendMails: boolean; readonly expiresOn?: string | undefined },
  ): Promise<GiftVoucher> {
    const number = await this.numbers.next(tx, 'gift-voucher');
    const fields = {
      ...{ number, way, reference, isTest },
      ...this.codes.made(id),
      state: 'active' as const,
      issuedAt: new Date(),
      expiresOn: expiresOn ?? addDays(today(), GIFT_DAYS),
    };
    const stored = await tx.findOneByOrFail(GiftVoucher, { id });
    await tx.save(Object.assign(stored, fields), { reload: false });
    const recordedBy = actor.user?.email ?? '';
    const voucher = await writeEntry(tx, id, { kind: 'issued', amount, note: reference ?? '', recordedBy });
    await this.events.publish(tx, GIFT_VOUCHER_ISSUED, { voucher, sendMails });
    await this.record(tx, actor, 'create', voucher);
    return voucher;
  }

  /** The code stands in no trail. */
  private record(
    tx: EntityManager,
    actor: Actor,
    action: string,
    voucher: GiftVoucher,
    before?: Pick<GiftVoucher, 'state' | 'balance'>,
  ): Promise<void> {
    const { id, number, amount, balance, state, way, reference, expiresOn, voidReason } = voucher;
    return this.audit.record(tx, actor, {
      action,
      resource: 'gift-vouchers',
      recordId: id,
      label: number ?? '',
      ...(before && { before }),
      after: {
        state,
        balance,
        ...(!before && { amount, way, reference, expiresOn }),
        ...(voidReason && { voidReason }),
      },
    });
  }
}

const unpaid = (language: LanguageCode) =>
  ({
    number: null,
    buyerKey: randomUUID(),
    codeDigest: null,
    sealedCode: null,
    codeEnd: null,
    balance: 0,
    state: 'unpaid',
    language,
    way: null,
    reference: null,
    isTest: false,
    issuedAt: null,
    expiresOn: null,
    voidReason: null,
  }) as const;
