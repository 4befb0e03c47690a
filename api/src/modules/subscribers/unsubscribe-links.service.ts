import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { pageAt } from '../../texts/reader.js';
import { Subscriber } from './subscriber.entity.js';

/** No subscriber has this id, so the links of a preview unsubscribe nobody. */
export const SAMPLE_SUBSCRIBER = '00000000-0000-4000-8000-000000000045';

/**
 * The links in letters that unsubscribe their readers. A link never expires: however old the letter is, it is valid as
 * long as its mail address is on the list, but not after it was used.
 */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    @InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>,
    @InjectEnv() private readonly env: Env,
  ) {}

  /** The URL of the page that unsubscribes the reader when it is opened; with `?ask` it asks first. */
  page(subscriberId: string): string {
    return pageAt(this.env.PUBLIC_URL, `/maillist/unsubcribe/${subscriberId}`);
  }

  /**
   * The headers of RFC 8058: mail programs offer one click, and send a POST, which link checkers never do; opened as a
   * link, the same URL leads to a page that asks.
   */
  headers(subscriberId: string): Record<string, string> {
    return {
      'List-Unsubscribe': `<${this.env.PUBLIC_URL}/api/maillist/one-click/${subscriberId}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }

  /**
   * Unsubscribes the reader of a letter.
   * @throws Refused for an id that is not, or no longer, on the list
   */
  async follow(subscriberId: string): Promise<void> {
    const { affected } = await this.subscribers.delete({ id: subscriberId });
    if (!affected) throw refusal('subscription-not-found');
  }
}
