import { TOURS } from '../../tours/tour.kind.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { parseCatTime } from '@imisozi/core/kigali-time';
import { catDay, catMoment, pageAt, texts, writtenLanguage } from '../../../texts/reader.js';
import { clientName } from '../../../common/client-name.js';
import { OnDomainEvent } from '../../../platform/domain-events/domain-event.js';
import { UnrecoverableError } from '../../../platform/jobs/job-registry.js';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { MailKinds, mailKind, type MailBlock, type MailContent } from '../../mail/mail.kinds.js';
import { MailService } from '../../mail/mail.service.js';
import { MailTexts } from '../../mail/texts/mail-texts.js';
import { ToursService } from '../../tours/tours.service.js';
import { nameIn } from '../../translations/translated-names.js';
import { TranslationsService } from '../../translations/translations.service.js';
import {
  SEATS_OFFERED,
  WAITED_IN_VAIN,
  WAITING_LIST_JOINED,
  type OnWaitingList,
  type WaitedInVain,
} from '../departure.events.js';
import type { Departure } from '../departure.entity.js';
import { WaitingEntry } from './waiting-entry.entity.js';

const JOINED = mailKind<{ readonly entryId: string }>('waiting-list-joined');
const SEATS_FREE = mailKind<{ readonly entryId: string }>('waiting-seats-free', { isBulk: true });
const IN_VAIN = mailKind<{ readonly entryId: string; readonly reason: string }>('waiting-departure-cancelled', {
  isBulk: true,
});

interface Wait {
  readonly entry: Pick<WaitingEntry, 'names' | 'people' | 'key' | 'state' | 'offeredUntil'>;
  readonly departure: Pick<Departure, 'id' | 'startDate'>;
  readonly tour: { readonly title: string; readonly slug: string };
}

/** Mails to clients on the waiting list. */
@Injectable()
export class WaitingMails implements OnModuleInit {
  constructor(
    @InjectRepository(WaitingEntry) private readonly entries: Repository<WaitingEntry>,
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly tours: ToursService,
    private readonly translations: TranslationsService,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      JOINED,
      async ({ entryId }) => this.joined(await this.read(entryId)),
      () => this.joined(sample()),
      'mail-waiting-list-joined',
    );
    this.kinds.register(
      SEATS_FREE,
      async ({ entryId }) => this.seatsFree(await this.offer(entryId)),
      () => this.seatsFree(sample()),
      'mail-seats-free',
    );
    this.kinds.register(
      IN_VAIN,
      async ({ entryId, reason }) => this.inVain(await this.read(entryId), reason),
      () => this.inVain(sample(), 'Too few people have booked.'),
      'mail-waiting-list-departure-cancelled',
    );
  }

  @OnDomainEvent(WAITING_LIST_JOINED, 'mails')
  waitingListJoined(tx: EntityManager, { entryId, email, language }: OnWaitingList): Promise<void> {
    return this.mail.queue(tx, JOINED, { entryId }, { to: email, language });
  }

  @OnDomainEvent(SEATS_OFFERED, 'mails')
  seatsOffered(tx: EntityManager, { entryId, email, language }: OnWaitingList): Promise<void> {
    return this.mail.queue(tx, SEATS_FREE, { entryId }, { to: email, language });
  }

  @OnDomainEvent(WAITED_IN_VAIN, 'mails')
  waitedInVain(tx: EntityManager, { entryId, email, language, reason }: WaitedInVain): Promise<void> {
    return this.mail.queue(tx, IN_VAIN, { entryId, reason }, { to: email, language });
  }

  private async offer(id: string): Promise<Wait> {
    const wait = await this.read(id);
    if (wait.entry.state !== 'offered') throw new UnrecoverableError('The offer has ended.');
    return wait;
  }

  private async read(id: string): Promise<Wait> {
    const entry = await this.entries.findOne({ where: { id }, relations: { departure: true } });
    if (!entry?.departure) throw new UnrecoverableError('Nobody waits any longer.');
    const [tour] = await this.tours.titles([entry.departure.tourId]);
    const names = await this.translations.names(TOURS, tour!, writtenLanguage(), ['title']);
    return { entry, departure: entry.departure, tour: { ...tour!, title: nameIn(names, tour!.title) } };
  }

  private async joined(wait: Wait): Promise<MailContent> {
    const { entry, tour } = wait;
    const { head, parts } = await this.words.fill('mail-waiting-list-joined', {
      name: clientName(entry.names),
      tour: tour.title,
      day: dayOf(wait),
    });
    return { ...head, blocks: [...parts.text, facts(wait), this.leaving(wait)], headers: this.leavingHeaders(wait) };
  }

  private async seatsFree(wait: Wait): Promise<MailContent> {
    const { entry, departure, tour } = wait;
    const path = `/tour/${tour.slug}?departure=${departure.id}&waitingKey=${entry.key}`;
    const { head, parts } = await this.words.fill('mail-seats-free', {
      name: clientName(entry.names),
      tour: tour.title,
      day: dayOf(wait),
      seats: texts().seatsAre(entry),
      kept: texts().theSeats(entry),
      until: catMoment(entry.offeredUntil!),
    });
    return {
      ...head,
      blocks: [
        ...parts.text,
        facts(wait),
        { kind: 'button', label: texts().buttons.bookNow, url: pageAt(this.env.PUBLIC_URL, path) },
        this.leaving(wait),
      ],
      headers: this.leavingHeaders(wait),
    };
  }

  private leaving({ entry }: Wait): MailBlock {
    const url = pageAt(this.env.PUBLIC_URL, `/waiting/${entry.key}`);
    return { kind: 'note', text: texts().changedPlans, link: { label: texts().leaveWaitingList, url } };
  }

  private leavingHeaders({ entry }: Wait): Record<string, string> {
    return {
      'List-Unsubscribe': `<${this.env.PUBLIC_URL}/api/departures/waiting/${entry.key}/leave>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }

  private async inVain(wait: Wait, reason: string): Promise<MailContent> {
    const { entry, tour } = wait;
    const { head, parts } = await this.words.fill('mail-waiting-list-departure-cancelled', {
      name: clientName(entry.names),
      tour: tour.title,
      day: dayOf(wait),
      reason,
    });
    return {
      ...head,
      blocks: [
        ...parts.text,
        { kind: 'button', label: texts().buttons.otherDates, url: pageAt(this.env.PUBLIC_URL, `/tour/${tour.slug}`) },
        { kind: 'note', text: texts().questions(this.company) },
      ],
    };
  }
}

const dayOf = ({ departure }: Wait): string => catDay(parseCatTime(departure.startDate)!);

const facts = (wait: Wait): MailBlock => ({
  kind: 'facts',
  rows: [
    [texts().facts.tour, wait.tour.title],
    [texts().facts.departure, dayOf(wait)],
    [texts().facts.people, String(wait.entry.people)],
  ],
});

const sample = (): Wait => ({
  entry: {
    names: 'Demo Visitor',
    people: 2,
    key: '00000000-0000-4000-8000-000000000046',
    state: 'offered',
    offeredUntil: new Date('2026-12-05T09:00:00Z'),
  },
  departure: { id: '00000000-0000-4000-8000-000000000047', startDate: '2027-01-02' },
  tour: { title: texts().samples.tour, slug: 'gorillas-of-the-virunga-volcanoes' },
});
