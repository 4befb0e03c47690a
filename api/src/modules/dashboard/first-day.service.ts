import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { openOnFirstDay, type FirstDayItem } from '@imisozi/core/demonstration';
import type { DocumentName, EditableTextsOf } from '@imisozi/core/editable-texts/documents';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { InjectProcessKind, type ProcessKind } from '../../platform/process-kind.js';
import { EditableTextsService } from '../editable-texts/editable-texts.service.js';
import { SettingsService } from '../settings/settings.service.js';

/** What a company still has to set before it opens, computed from what it has set (rules/desk 13). */
@Injectable()
export class FirstDay implements OnApplicationBootstrap {
  private readonly logger = new Logger('First day');

  constructor(
    @InjectCompany() private readonly company: Company,
    @InjectEnv() private readonly env: Env,
    @InjectProcessKind() private readonly kind: ProcessKind,
    private readonly settings: SettingsService,
    private readonly texts: EditableTextsService,
  ) {}

  /** Names what is open in the log of a product that serves clients. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.isProduction || this.kind !== 'web') return;
    const open = await this.open();
    if (open.length > 0) {
      this.logger.warn(
        `Still as in the demonstration: ${open.join(', ')}. The first screen of the dashboard leads to each.`,
      );
    }
  }

  /** What is still as in the demonstration. */
  async open(): Promise<FirstDayItem[]> {
    const [{ bankDetails }, links, hero, terms, privacy] = await Promise.all([
      this.settings.get(),
      this.texts.words(english('footer-links')) as Promise<EditableTextsOf<'footer-links'>>,
      this.texts.words(english('home-hero')) as Promise<EditableTextsOf<'home-hero'>>,
      this.texts.get(english('terms')),
      this.texts.get(english('privacy')),
    ]);
    return openOnFirstDay({
      company: this.company,
      partners: links.partners,
      hasBankDetails: bankDetails.length > 0,
      isWritten: { terms: terms.version > 0, privacy: privacy.version > 0 },
      pictures: hero.slides.map(({ image }) => image),
      sendsMails: this.env.SMTP_URL !== undefined && this.env.SMTP_URL !== '',
    });
  }
}

const english = <Name extends DocumentName>(document: Name) => ({ document, language: DEFAULT_LANGUAGE });
