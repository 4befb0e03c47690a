import { Global, Injectable, Module } from '@nestjs/common';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

/** Where the site serves its own media. */
const OWN = '/media/';

/**
 * URLs of our own media. Records store the path from `/media/` on, so that the site may move to another host; answers
 * contain the whole URL (contract 1). URLs of other hosts stay as they are, both ways.
 */
@Injectable()
export class PublicMedia {
  private readonly whole: string;

  constructor(@InjectEnv() env: Pick<Env, 'PUBLIC_URL'>) {
    this.whole = `${env.PUBLIC_URL}${OWN}`;
  }

  /** The whole URL of a stored path. */
  address(kept: string): string {
    return replaceStart(kept, OWN, this.whole);
  }

  /** Stored rich text, with whole URLs of the media in it. */
  richText(kept: string): string {
    return replaceInAttributes(kept, OWN, this.whole);
  }

  /** What a client sent (a URL, rich text, or an object with some in it) as it is stored. */
  kept<Value>(sent: Value): Value {
    return this.keptValue(sent) as Value;
  }

  private keptValue(sent: unknown): unknown {
    if (typeof sent === 'string') return replaceInAttributes(replaceStart(sent, this.whole, OWN), this.whole, OWN);
    if (Array.isArray(sent)) return sent.map((one) => this.keptValue(one));
    if (typeof sent !== 'object' || sent === null || sent instanceof Date) return sent;
    return Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, this.keptValue(value)]));
  }
}

const replaceStart = (text: string, start: string, other: string): string =>
  text.startsWith(start) ? other + text.slice(start.length) : text;

/** The sanitiser writes attributes in one way only. */
const replaceInAttributes = (html: string, start: string, other: string): string =>
  html.replaceAll(` src="${start}`, ` src="${other}`).replaceAll(` href="${start}`, ` href="${other}`);

@Global()
@Module({ providers: [PublicMedia], exports: [PublicMedia] })
export class PublicMediaModule {}
