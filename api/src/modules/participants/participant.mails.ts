import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { catMoment } from '@imisozi/core/kigali-time';
import { usd } from '@imisozi/core/money';
import { OnDomainEvent } from '../../common/domain-events/domain-event.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { sampleEvent } from '../events/event.preview-data.js';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { Participant } from './participant.entity.js';
import { PARTICIPANT_REGISTERED, type ParticipantRegistered } from './participant.events.js';
import { ParticipantsService } from './participants.service.js';

const REGISTERED = mailKind<{ readonly participantId: string }>('participant-registered');

/** The mail about a registration: when it is promised, and what it says. */
@Injectable()
export class ParticipantMails implements OnModuleInit {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly participants: ParticipantsService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      REGISTERED,
      async ({ participantId }) => this.registered(await this.participants.getWithEvent(participantId)),
      () => this.registered(sample()),
    );
  }

  @OnDomainEvent(PARTICIPANT_REGISTERED)
  participantRegistered(tx: EntityManager, { participant: { id, email } }: ParticipantRegistered): Promise<void> {
    return this.mail.queue(tx, REGISTERED, { participantId: id }, { to: email });
  }

  /** Repeats nothing the visitor typed: anybody can write any address into the form. */
  private registered({ eventName, event, amount }: Participant): MailContent {
    return {
      subject: `Your registration: ${eventName}`,
      preview: `You're registered. The fee is ${usd(amount)}.`,
      heading: "Murakoze! You're registered.",
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Event', eventName],
            ...(event
              ? ([
                  ['Place', event.place],
                  ['Starts', catMoment(event.startDate)],
                  ['Ends', catMoment(event.endDate)],
                ] as const)
              : []),
            ['Fee', usd(amount)],
          ],
        },
        { kind: 'paragraph', text: 'The fee covers workshop material, coffee and lunch.' },
        {
          kind: 'note',
          text: `25% of the fee is charged if you cancel up to 5 days before the event. Within 2 days, or on the day itself, the full fee is due and there is no refund. To cancel, write to ${this.company.email} or call ${this.company.phone}.`,
        },
      ],
    };
  }
}

/** A sample registration for the preview. */
const sample = (): Participant => {
  const event = sampleEvent();
  return Object.assign(new Participant(), { event, eventName: event.title, amount: event.price });
};
