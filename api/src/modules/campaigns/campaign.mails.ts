import { Injectable, type OnModuleInit } from '@nestjs/common';
import { catMoment } from '@imisozi/core/kigali-time';
import { UnrecoverableError } from '../../platform/jobs/job-registry.js';
import { usd } from '@imisozi/core/money';
import { textOfHtml } from '../../common/plain-text.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { sampleEvent } from '../events/event.preview-data.js';
import type { Event } from '../events/event.entity.js';
import { MailKinds, mailKind, type MailBlock, type MailContent } from '../mail/mail.kinds.js';
import { SAMPLE_SUBSCRIBER, UnsubscribeLinks } from '../subscribers/unsubscribe-links.service.js';
import type { Publication } from '../publications/publication.entity.js';
import { samplePublication } from '../publications/publication.preview-data.js';
import type { CampaignKind } from './campaign.entity.js';
import { CampaignSubjects } from './campaign.subjects.js';

/** What letters to subscribers are made of. */
interface LetterData {
  readonly recordId: string;
  readonly subscriberId: string;
}

const NEW_EVENT = mailKind<LetterData>('new-event');
const NEW_PUBLICATION = mailKind<LetterData>('new-publication');

/** The kind of letter that a campaign sends. */
export const LETTER_KINDS: Readonly<Record<CampaignKind, typeof NEW_EVENT>> = {
  event: NEW_EVENT,
  publication: NEW_PUBLICATION,
};

/** As much of a description as makes somebody curious. */
const LONGEST_TEASER = 400;

/** What letters to subscribers say. */
@Injectable()
export class CampaignMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly kinds: MailKinds,
    private readonly subjects: CampaignSubjects,
    private readonly links: UnsubscribeLinks,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      NEW_EVENT,
      async ({ recordId, subscriberId }) => this.event(stillPublic(await this.subjects.event(recordId)), subscriberId),
      () => this.event(sampleEvent(), SAMPLE_SUBSCRIBER),
    );
    this.kinds.register(
      NEW_PUBLICATION,
      async ({ recordId, subscriberId }) =>
        this.publication(stillPublic(await this.subjects.publication(recordId)), subscriberId),
      () => this.publication(samplePublication(), SAMPLE_SUBSCRIBER),
    );
  }

  private event(event: Event, subscriberId: string): MailContent {
    return {
      subject: `New event: ${event.title}`,
      preview: [catMoment(event.startDate), event.place].filter(Boolean).join(', '),
      heading: event.title,
      blocks: [
        { kind: 'paragraph', text: teaser(event.description) },
        {
          kind: 'facts',
          rows: [
            ['Starts', catMoment(event.startDate)],
            ['Ends', catMoment(event.endDate)],
            ['Place', event.place],
            ['Price', event.price ? usd(event.price) : 'Free entry'],
          ],
        },
        { kind: 'button', label: 'See the event', url: `${this.env.PUBLIC_URL}/event/${event.slug}` },
        this.unsubscribeNote(subscriberId),
      ],
      headers: this.links.headers(subscriberId),
    };
  }

  private publication({ title, category }: Publication, subscriberId: string): MailContent {
    const isPress = category === 'Press Release';
    return {
      subject: `${isPress ? 'Press release' : 'New'}: ${title}`,
      preview: `News from ${this.company.name}.`,
      heading: title,
      blocks: [
        { kind: 'paragraph', text: "We've just published something new, and we think you'll enjoy reading it." },
        {
          kind: 'button',
          label: 'Read it',
          url: `${this.env.PUBLIC_URL}/${isPress ? 'press-releases' : 'publications'}`,
        },
        this.unsubscribeNote(subscriberId),
      ],
      headers: this.links.headers(subscriberId),
    };
  }

  private unsubscribeNote(subscriberId: string): MailBlock {
    return {
      kind: 'note',
      text: "You're receiving this email because you subscribed on our website. No longer interested?",
      link: { label: 'Unsubscribe', url: this.links.page(subscriberId) },
    };
  }
}

/** What was taken back after the letter was queued must not reach anybody. */
function stillPublic<Subject>(subject: Subject | null): Subject {
  if (!subject) throw new UnrecoverableError('It is no longer public');
  return subject;
}

function teaser(html: string): string {
  const text = textOfHtml(html);
  return text.length <= LONGEST_TEASER ? text : `${text.slice(0, LONGEST_TEASER - 1).trimEnd()}…`;
}
