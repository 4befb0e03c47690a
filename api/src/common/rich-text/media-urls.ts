import { Global, Injectable, Module } from '@nestjs/common';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

/** The path at which the site serves its own media. */
const OWN = '/media/';

/**
 * URLs of our own media. Records store the path from `/media/` on, so that the site can move to another host; responses
 * contain the absolute URL (rules/api 12). URLs of other hosts are unchanged, both ways.
 */
@Injectable()
export class MediaUrls {
  private readonly start: string;

  constructor(@InjectEnv() env: Pick<Env, 'PUBLIC_URL'>) {
    this.start = `${env.PUBLIC_URL}${OWN}`;
  }

  /** The absolute URL of a stored path. */
  toUrl(stored: string): string {
    return replaceStart(stored, OWN, this.start);
  }

  /** Stored rich text, with absolute URLs of the media in it. */
  withUrls(stored: string): string {
    return replaceInAttributes(stored, OWN, this.start);
  }

  /** Converts what a client sent (a URL, rich text, or an object containing them) to its stored form. */
  toStored<Value>(sent: Value): Value {
    return this.storedValue(sent) as Value;
  }

  private storedValue(sent: unknown): unknown {
    if (typeof sent === 'string') return replaceInAttributes(replaceStart(sent, this.start, OWN), this.start, OWN);
    if (Array.isArray(sent)) return sent.map((one) => this.storedValue(one));
    if (typeof sent !== 'object' || sent === null || sent instanceof Date) return sent;
    return Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, this.storedValue(value)]));
  }
}

const replaceStart = (text: string, start: string, other: string): string =>
  text.startsWith(start) ? other + text.slice(start.length) : text;

/** The sanitiser always writes attributes in this form. */
const replaceInAttributes = (html: string, start: string, other: string): string =>
  start === other
    ? html
    : html.replaceAll(` src="${start}`, ` src="${other}`).replaceAll(` href="${start}`, ` href="${other}`);

@Global()
@Module({ providers: [MediaUrls], exports: [MediaUrls] })
export class MediaUrlsModule {}
