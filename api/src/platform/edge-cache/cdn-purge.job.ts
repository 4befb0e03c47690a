import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { jobKind } from '../jobs/job-queue.js';
import { JobRegistry } from '../jobs/job-registry.js';

/** Tells the CDN to drop all responses with one of the tags. */
export const PURGE_CDN = jobKind<{ readonly tags: string[] }>('cdn', 'purge', {
  shape: z.object({ tags: z.array(z.string()) }),
});

const TIMEOUT_MS = 10_000;

/** Runs these jobs: `POST CDN_PURGE_URL` with `{"tags": […]}`, the format that Cloudflare and others accept. */
@Injectable()
export class CdnPurger implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(PURGE_CDN, ({ tags }) => this.purge(tags));
  }

  private async purge(tags: readonly string[]): Promise<void> {
    const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = this.env;
    // The URL was removed from the configuration after the job was added.
    if (!url) return;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The CDN answered ${answer.status}`);
  }
}
