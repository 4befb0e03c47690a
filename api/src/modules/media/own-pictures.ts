import { Global, Injectable, Module } from '@nestjs/common';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { refusal } from '../../platform/errors/refused.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { CLOUD_PICTURES, pictureOrigins } from './picture-origins.js';

/** An absolute URL, as a picture or document field holds it. */
const ADDRESS = /^https?:\/\/\S+$/i;

/** A picture in rich text; the sanitiser always writes attributes in this form. */
const PICTURE = /<img src="(https?:\/\/[^"]+)"/gi;

/**
 * Which pictures a draft may show: viewing one from elsewhere tells that server about the viewer, and it may be
 * replaced by another picture once the draft is published. Admins, who publish, may use any.
 */
@Injectable()
export class OwnPictures {
  private readonly origins: ReadonlySet<string>;

  constructor(@InjectEnv() env: Env) {
    this.origins = new Set([...pictureOrigins(env), CLOUD_PICTURES]);
  }

  /**
   * @param body a draft with sanitised rich text
   * @throws Refused for a picture or document that was not uploaded here, unless the caller is an admin
   */
  check({ role }: CurrentUser, body: object): void {
    if (role === 'admin') return;
    const foreign = mediaUrlsIn(body).find((address) => !this.isOwn(address));
    if (foreign) throw refusal('file-not-uploaded', { address: foreign });
  }

  private isOwn(address: string): boolean {
    return URL.canParse(address) && this.origins.has(new URL(address).origin);
  }
}

function mediaUrlsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    if (ADDRESS.test(value)) return [value];
    return [...value.matchAll(PICTURE)].map(([, address]) => address!.replaceAll('&amp;', '&'));
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(mediaUrlsIn);
}

@Global()
@Module({ providers: [OwnPictures], exports: [OwnPictures] })
export class OwnPicturesModule {}
