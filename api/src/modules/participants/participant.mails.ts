import { EVENTS } from '../events/event.kind.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { registrationCharges } from '@imisozi/core/editable-texts/company-terms';
import { catMoment, texts, usd, writtenLanguage } from '../../texts/reader.js';
import { sampleNames } from '../../texts/samples.js';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { sampleEvent } from '../events/event.preview-data.js';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { asNotes, MailTexts } from '../mail/texts/mail-texts.js';
import { nameIn, type TranslatedNames } from '../translations/translated-names.js';
import { TranslationsService } from '../translations/translations.service.js';
import { Participant } from './participant.entity.js';
import { PARTICIPANT_REGISTERED, type ParticipantRegistered } from './participant.events.js';
import { ParticipantsService } from './participants.service.js';

const REGISTERED = mailKind<{ readonly participantId: string }>('participant-registered');

/** The mail about a registration: when it is queued, and its content. */
@Injectable()
export class ParticipantMails implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly participants: ParticipantsService,
    private readonly translations: TranslationsService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      REGISTERED,
      async ({ participantId }) => {
        const participant = await this.participants.getWithEvent(participantId);
        return this.registered(participant, await this.namesOf(participant));
      },
      () => this.registered(sample(), sampleNames()),
      'mail-registered',
    );
  }

  @OnDomainEvent(PARTICIPANT_REGISTERED, 'mails')
  participantRegistered(
    tx: EntityManager,
    { participant: { id, email }, language }: ParticipantRegistered,
  ): Promise<void> {
    return this.mail.queue(tx, REGISTERED, { participantId: id }, { to: email, language });
  }

  private async namesOf({ event }: Participant): Promise<TranslatedNames> {
    return event ? this.translations.names(EVENTS, event, writtenLanguage(), ['title', 'place']) : {};
  }

  /** Repeats nothing the visitor typed: anybody can enter any mail address in the form. */
  private async registered({ eventName, event, amount }: Participant, names: TranslatedNames): Promise<MailContent> {
    const title = nameIn(names, eventName);
    const { head, parts } = await this.words.fill('mail-registered', {
      event: title,
      fee: usd(amount),
      charges: registrationCharges(texts().terms),
    });
    return {
      ...head,
      blocks: [
        {
          kind: 'facts',
          rows: [
            [texts().facts.event, title],
            ...(event
              ? ([
                  [texts().facts.place, nameIn(names, event.place)],
                  [texts().facts.starts, catMoment(event.startDate)],
                  [texts().facts.ends, catMoment(event.endDate)],
                ] as const)
              : []),
            [texts().facts.fee, usd(amount)],
          ],
        },
        ...parts.text,
        ...asNotes(parts.note),
      ],
    };
  }
}

/** A sample registration for the preview. */
const sample = (): Participant => {
  const event = sampleEvent();
  return Object.assign(new Participant(), { event, eventName: event.title, amount: event.price });
};
