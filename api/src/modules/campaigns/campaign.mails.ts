import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { UnrecoverableError } from '../../platform/jobs/job-registry.js';
import { pageAt, texts, writtenLanguage } from '../../texts/reader.js';
import { TranslationsService } from '../translations/translations.service.js';
import type { LetterContent } from '../content/content-kind.js';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import { SAMPLE_SUBSCRIBER, UnsubscribeLinks } from '../subscribers/unsubscribe-links.service.js';
import { CampaignSubjects } from './campaign.subjects.js';

/** The data of a letter to a subscriber. */
interface LetterData {
  readonly recordId: string;
  readonly subscriberId: string;
}

/** The mail kind of campaigns about this kind of content. */
export const letterKind = (about: string) => mailKind<LetterData>(`new-${about}`);

/** Writes letters to subscribers: the content, and how to unsubscribe. */
@Injectable()
export class CampaignMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly mails: MailKinds,
    private readonly subjects: CampaignSubjects,
    private readonly translations: TranslationsService,
    private readonly links: UnsubscribeLinks,
  ) {}

  onModuleInit(): void {
    const { company, env } = this;
    const from = () => ({ pageAt: (path: string) => pageAt(env.PUBLIC_URL, path), company: company.name });
    for (const kind of this.subjects.kinds) {
      const { letter } = kind;
      this.mails.register(
        letterKind(letter.about),
        async ({ recordId, subscriberId }) => {
          const record = await this.subjects.find(letter.about, recordId);
          // A record that was unpublished after the letter was queued must not reach anybody.
          if (!record) throw new UnrecoverableError('It is no longer public');
          const translated = await this.translations.translateOne(kind, record, writtenLanguage());
          return this.whole(letter.write(translated, from()), subscriberId);
        },
        () => this.whole(letter.write(letter.sample(), from()), SAMPLE_SUBSCRIBER),
      );
    }
  }

  private whole(content: LetterContent, subscriberId: string): MailContent {
    return {
      ...content,
      language: writtenLanguage(),
      blocks: [
        ...content.blocks,
        {
          kind: 'note',
          text: texts().letters.why,
          link: { label: texts().unsubscribe, url: this.links.page(subscriberId) },
        },
      ],
      headers: this.links.headers(subscriberId),
    };
  }
}
