import { Injectable } from '@nestjs/common';
import type { CacheStatus } from './edge-entry.js';

/** How many requests for cacheable answers got what, since the process started. */
@Injectable()
export class EdgeFigures {
  readonly requests: Record<CacheStatus, number> = { HIT: 0, MISS: 0, STALE: 0, BYPASS: 0 };

  count(status: CacheStatus): void {
    this.requests[status]++;
  }
}
