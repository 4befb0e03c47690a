import type { LanguageCode } from '@imisozi/core/languages';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Idempotency, type Remember } from '../../platform/idempotency/idempotency.js';
import {
  everyRow,
  readList,
  type ListPage,
  type ListQuery,
  type ListDefinition,
} from '../../platform/list/read-list.js';
import { RecipientLimits, type Sender } from '../../platform/limits/recipient-limits.js';
import { isFromRobot } from '../../common/visitor-form/visitor-form.js';
import { Transactions } from '../../platform/database/transactions.js';
import { DEFAULT_COUNTRY, TITLES, type CreateParticipantDto } from './dto/create-participant.dto.js';
import { Participant } from './participant.entity.js';
import { EventChoices } from './participant.event-choice.js';
import { PARTICIPANT_REGISTERED } from './participant.events.js';

const LIST: ListDefinition = {
  resource: 'participants',
  equals: ['eventId', 'eventName', 'country', 'title', 'email'],
  ranges: ['createdAt', 'amount'],
  sortable: [
    'eventName',
    'title',
    'familyName',
    'firstName',
    'organization',
    'country',
    'town',
    'email',
    'amount',
    'createdAt',
  ],
};

/** Who submits a registration, and the language. */
interface Visitor {
  readonly sender: Sender;
  readonly language: LanguageCode;
}

@Injectable()
export class ParticipantsService {
  constructor(
    @InjectRepository(Participant) private readonly participants: Repository<Participant>,
    private readonly choices: EventChoices,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly recipients: RecipientLimits,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Registers somebody for an event at the event's price.
   * @param key the client's `Idempotency-Key`, if any: a form that was sent twice is one participant
   * @throws Refused when no event is chosen or its price is not allowed
   * @throws Refused when the key is in use
   * @throws TooManyRequests when the participant was mailed enough for now, unless staff register
   */
  async register(form: CreateParticipantDto, key: string | undefined, visitor: Visitor): Promise<void> {
    // The time spent on the form differs when it is sent again.
    const body = { ...form, openedFor: undefined };
    await this.idempotency.once({ route: 'participant', key, body }, (remember) => this.keep(form, visitor, remember));
  }

  private async keep(form: CreateParticipantDto, { sender, language }: Visitor, remember: Remember): Promise<null> {
    const event = await this.choices.choose(form);
    if (isFromRobot(form)) return null;
    await this.recipients.consume(form.email, sender);
    const participant = this.participants.create({
      id: randomUUID(),
      createdAt: new Date(),
      eventId: event.id,
      eventName: event.title,
      title: form.title ?? TITLES[0],
      familyName: form.familyName,
      firstName: form.firstName,
      position: form.position,
      department: form.department,
      organization: form.organization,
      address: form.address,
      country: form.country ?? DEFAULT_COUNTRY,
      town: form.town,
      phone: form.phone,
      email: form.email,
      dietRequirements: form.dietRequirements,
      amount: event.price,
      dataProtection: form.dataProtection ?? false,
    });
    await this.transactions.run(async (tx) => {
      await tx.insert(Participant, participant);
      await this.events.publish(tx, PARTICIPANT_REGISTERED, { participant, language });
      remember(tx, null);
    });
    return null;
  }

  /** All of them, newest first, in batches. */
  every(): AsyncGenerator<Participant[]> {
    return everyRow({}, (part) => this.page(part));
  }

  page(query: ListQuery): Promise<ListPage<Participant>> {
    return readList(this.participants, LIST, query);
  }

  /** How many registered for each of these events, by its id. */
  async countByEvent(eventIds: readonly string[]): Promise<Map<string, number>> {
    if (eventIds.length === 0) return new Map();
    const counts = await this.participants
      .createQueryBuilder('participant')
      .select('participant.eventId', 'eventId')
      .addSelect('COUNT(*)', 'count')
      .where('participant.eventId IN (:...eventIds)', { eventIds })
      .groupBy('participant.eventId')
      .getRawMany<{ eventId: string; count: string }>();
    return new Map(counts.map(({ eventId, count }) => [eventId, Number(count)]));
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<Participant> {
    const participant = await this.participants.findOneBy({ id });
    if (!participant) throw notFound();
    return participant;
  }

  /** {@link get}, with the event as it is now; without one if it was deleted. */
  async getWithEvent(id: string): Promise<Participant> {
    const participant = await this.participants.findOne({ where: { id }, relations: { event: true } });
    if (!participant) throw notFound();
    return participant;
  }
}

const notFound = () => refusal('participant-not-found');
