import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Equal, Repository, type EntityManager } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { catDay, catMoment, parseCatTime } from '@imisozi/core/kigali-time';
import { clientName } from '../../../common/client-name.js';
import { OnDomainEvent } from '../../../common/domain-events/domain-event.js';
import { UnrecoverableError } from '../../../common/jobs/job-registry.js';
import { InjectCompany, InjectEnv } from '../../../config/config.module.js';
import type { Env } from '../../../config/env.js';
import { MailKinds, mailKind, type MailContent } from '../../mail/mail.kinds.js';
import { MailService } from '../../mail/mail.service.js';
import { ToursService } from '../../tours/tours.service.js';
import { SEATS_OFFERED, type SeatsOffered } from '../departure.events.js';
import type { Departure } from '../departure.entity.js';
import { WaitingEntry } from './waiting-entry.entity.js';

const SEATS_FREE = mailKind<{ readonly entryId: string }>('waiting-seats-free');

interface Offer {
  readonly entry: Pick<WaitingEntry, 'names' | 'people' | 'key' | 'offeredUntil'>;
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
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      SEATS_FREE,
      async ({ entryId }) => this.seatsFree(await this.read(entryId)),
      () =>
        this.seatsFree({
          entry: {
            names: 'Demo Visitor',
            people: 2,
            key: '00000000-0000-4000-8000-000000000046',
            offeredUntil: new Date('2026-12-05T09:00:00Z'),
          },
          departure: { id: '00000000-0000-4000-8000-000000000047', startDate: '2027-01-02' },
          tour: { title: 'Gorillas of the Virunga volcanoes', slug: 'gorillas-of-the-virunga-volcanoes' },
        }),
    );
  }

  @OnDomainEvent(SEATS_OFFERED)
  seatsOffered(tx: EntityManager, { entryId, email }: SeatsOffered): Promise<void> {
    return this.mail.queue(tx, SEATS_FREE, { entryId }, { to: email });
  }

  private async read(id: string): Promise<Offer> {
    const entry = await this.entries.findOne({ where: { id }, relations: { departure: true } });
    if (!entry?.departure || entry.state !== 'offered') throw new UnrecoverableError('The offer has ended.');
    const [tour] = await this.tours.titles([{ id: Equal(entry.departure.tourId) }]);
    return { entry, departure: entry.departure, tour: tour! };
  }

  private seatsFree({ entry, departure, tour }: Offer): MailContent {
    const seats = entry.people === 1 ? 'A seat is' : `${entry.people} seats are`;
    const day = catDay(parseCatTime(departure.startDate)!);
    const until = catMoment(entry.offeredUntil!);
    const page = `${this.env.PUBLIC_URL}/tour/${tour.slug}?departure=${departure.id}&waitingKey=${entry.key}`;
    return {
      subject: `${seats} free: ${tour.title}, ${day}`,
      preview: `We keep them for you until ${until}.`,
      heading: `Good news: ${seats.toLowerCase()} free.`,
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${clientName(entry.names)},\nYou asked us to tell you. We keep the ${entry.people === 1 ? 'seat' : 'seats'} for you until ${until}; after that, the next on the list is asked.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Tour', tour.title],
            ['Departure', day],
            ['People', String(entry.people)],
            ['Kept until', until],
          ],
        },
        { kind: 'button', label: 'Book now', url: page },
        {
          kind: 'note',
          text: 'Changed your plans?',
          link: { label: 'Leave the waiting list', url: `${this.env.PUBLIC_URL}/waiting/${entry.key}` },
        },
      ],
      headers: {
        'List-Unsubscribe': `<${this.env.PUBLIC_URL}/api/departures/waiting/${entry.key}/leave>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }
}
