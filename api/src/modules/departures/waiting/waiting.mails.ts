import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Equal, Repository, type EntityManager } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { parseCatTime } from '@imisozi/core/kigali-time';
import { catDay, catMoment, pageAt, texts, writtenLanguage } from '../../../texts/reader.js';
import { clientName } from '../../../common/client-name.js';
import { OnDomainEvent } from '../../../common/domain-events/domain-event.js';
import { UnrecoverableError } from '../../../common/jobs/job-registry.js';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { MailKinds, mailKind, type MailContent } from '../../mail/mail.kinds.js';
import { MailService } from '../../mail/mail.service.js';
import { MailWords } from '../../mail/words/mail-words.js';
import { ToursService } from '../../tours/tours.service.js';
import { nameIn } from '../../translations/translated-names.js';
import { TranslationsService } from '../../translations/translations.service.js';
import { SEATS_OFFERED, WAITED_IN_VAIN, type SeatsOffered, type WaitedInVain } from '../departure.events.js';
import type { Departure } from '../departure.entity.js';
import { WaitingEntry } from './waiting-entry.entity.js';

const SEATS_FREE = mailKind<{ readonly entryId: string }>('waiting-seats-free', { isBulk: true });
const IN_VAIN = mailKind<{ readonly entryId: string; readonly reason: string }>('waiting-departure-cancelled', {
  isBulk: true,
});

interface Wait {
  readonly entry: Pick<WaitingEntry, 'names' | 'people' | 'key' | 'state' | 'offeredUntil'>;
  readonly departure: Pick<Departure, 'id' | 'startDate'>;
  readonly tour: { readonly title: string; readonly slug: string };
}

/** The mail to who has waited for seats. */
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
    private readonly words: MailWords,
  ) {}

  onModuleInit(): void {
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

  @OnDomainEvent(SEATS_OFFERED)
  seatsOffered(tx: EntityManager, { entryId, email, language }: SeatsOffered): Promise<void> {
    return this.mail.queue(tx, SEATS_FREE, { entryId }, { to: email, language });
  }

  @OnDomainEvent(WAITED_IN_VAIN)
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
    const [tour] = await this.tours.titles([{ id: Equal(entry.departure.tourId) }]);
    const names = await this.translations.names('tours', tour!, writtenLanguage(), ['title']);
    return { entry, departure: entry.departure, tour: { ...tour!, title: nameIn(names, tour!.title) } };
  }

  private async seatsFree({ entry, departure, tour }: Wait): Promise<MailContent> {
    const day = catDay(parseCatTime(departure.startDate)!);
    const path = `/tour/${tour.slug}?departure=${departure.id}&waitingKey=${entry.key}`;
    const { head, parts } = await this.words.fill('mail-seats-free', {
      name: clientName(entry.names),
      tour: tour.title,
      day,
      seats: texts().seatsAre(entry.people),
      kept: texts().theSeats(entry.people),
      until: catMoment(entry.offeredUntil!),
    });
    return {
      ...head,
      blocks: [
        ...parts.text,
        {
          kind: 'facts',
          rows: [
            [texts().facts.tour, tour.title],
            [texts().facts.departure, day],
            [texts().facts.people, String(entry.people)],
          ],
        },
        { kind: 'button', label: texts().buttons.bookNow, url: pageAt(this.env.PUBLIC_URL, path) },
        {
          kind: 'note',
          text: texts().changedPlans,
          link: { label: texts().leaveWaitingList, url: pageAt(this.env.PUBLIC_URL, `/waiting/${entry.key}`) },
        },
      ],
      headers: {
        'List-Unsubscribe': `<${this.env.PUBLIC_URL}/api/departures/waiting/${entry.key}/leave>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }

  private async inVain({ entry, departure, tour }: Wait, reason: string): Promise<MailContent> {
    const { head, parts } = await this.words.fill('mail-waiting-list-departure-cancelled', {
      name: clientName(entry.names),
      tour: tour.title,
      day: catDay(parseCatTime(departure.startDate)!),
      reason,
    });
    return {
      ...head,
      blocks: [
        ...parts.text,
        { kind: 'button', label: texts().buttons.otherDates, url: pageAt(this.env.PUBLIC_URL, `/tour/${tour.slug}`) },
        { kind: 'note', text: texts().questions(this.company.phone) },
      ],
    };
  }
}

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
