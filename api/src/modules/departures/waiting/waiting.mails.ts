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
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      SEATS_FREE,
      async ({ entryId }) => this.seatsFree(await this.offer(entryId)),
      () => this.seatsFree(SAMPLE),
    );
    this.kinds.register(
      IN_VAIN,
      async ({ entryId, reason }) => this.inVain(await this.read(entryId), reason),
      () => this.inVain(SAMPLE, 'Too few people have booked.'),
    );
  }

  @OnDomainEvent(SEATS_OFFERED)
  seatsOffered(tx: EntityManager, { entryId, email }: SeatsOffered): Promise<void> {
    return this.mail.queue(tx, SEATS_FREE, { entryId }, { to: email });
  }

  @OnDomainEvent(WAITED_IN_VAIN)
  waitedInVain(tx: EntityManager, { entryId, email, reason }: WaitedInVain): Promise<void> {
    return this.mail.queue(tx, IN_VAIN, { entryId, reason }, { to: email });
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
    return { entry, departure: entry.departure, tour: tour! };
  }

  private seatsFree({ entry, departure, tour }: Wait): MailContent {
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

  private inVain({ entry, departure, tour }: Wait, reason: string): MailContent {
    const day = catDay(parseCatTime(departure.startDate)!);
    return {
      subject: `Cancelled: ${tour.title}, ${day}`,
      preview: 'The departure you were waiting for will not take place.',
      heading: "We're sorry: this departure has been cancelled.",
      blocks: [
        {
          kind: 'paragraph',
          text: `Dear ${clientName(entry.names)},\nYou were waiting for seats on ${tour.title} on ${day}. We have had to cancel this departure, so you're no longer on its waiting list.\nThe reason: ${reason}`,
        },
        { kind: 'button', label: 'See other dates', url: `${this.env.PUBLIC_URL}/tour/${tour.slug}` },
        { kind: 'note', text: `Questions? Just reply to this email or call ${this.company.phone}.` },
      ],
    };
  }
}

const SAMPLE: Wait = {
  entry: {
    names: 'Demo Visitor',
    people: 2,
    key: '00000000-0000-4000-8000-000000000046',
    state: 'offered',
    offeredUntil: new Date('2026-12-05T09:00:00Z'),
  },
  departure: { id: '00000000-0000-4000-8000-000000000047', startDate: '2027-01-02' },
  tour: { title: 'Gorillas of the Virunga volcanoes', slug: 'gorillas-of-the-virunga-volcanoes' },
};
