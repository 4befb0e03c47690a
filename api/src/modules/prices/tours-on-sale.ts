import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { EdgeStore } from '../../platform/edge-cache/edge-store.js';
import { TaggedMemo } from '../../platform/edge-cache/tagged-memo.js';
import { canBeKey } from '../../common/validation/key.pipe.js';
import type { Tour } from '../tours/tour.entity.js';
import { ToursService } from '../tours/tours.service.js';

/** Tours in memory; the least recently used go first. */
const MAX_TOURS = 500;

/** Published tours by id and by slug, cached in memory: an edit of any tour clears the cache, in every process. */
@Injectable()
export class ToursOnSale {
  private readonly kept = new LRUCache<string, TaggedMemo<Tour | null>>({ max: MAX_TOURS });

  constructor(
    private readonly tours: ToursService,
    private readonly store: EdgeStore,
  ) {}

  /** The tour, if it is in memory. */
  peek(key: string): Tour | undefined {
    return this.kept.get(key)?.peek() ?? undefined;
  }

  /** @param key its id or its slug */
  async find(key: string): Promise<Tour | null> {
    if (!canBeKey(key)) return null;
    const kept = this.kept.get(key);
    if (kept) return kept.get();
    const memo = new TaggedMemo(this.store, ['tours'], () => this.tours.findOnSale(key));
    const tour = await memo.get();
    // Misses are not cached: anybody can ask for any name.
    if (tour) this.kept.set(key, memo);
    return tour;
  }
}
