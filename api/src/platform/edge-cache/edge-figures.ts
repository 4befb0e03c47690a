import { Injectable } from '@nestjs/common';
import type { CacheStatus } from './edge-entry.js';

/** Counts requests for cacheable responses by cache status, since the process started. */
@Injectable()
export class EdgeFigures {
  readonly requests: Record<CacheStatus, number> = { HIT: 0, MISS: 0, STALE: 0, BYPASS: 0 };

  count(status: CacheStatus): void {
    this.requests[status]++;
  }
}
