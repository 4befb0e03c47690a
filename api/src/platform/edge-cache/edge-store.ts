import { LRUCache } from 'lru-cache';
import type { EdgeEntry } from './edge-entry.js';

/** The tag that purges every entry. */
export const EVERYTHING = '*';

/** How many tags are remembered as purged; older purges count as a purge of all tags. */
const REMEMBERED_TAGS = 10_000;

/** The limits of the whole store. */
export interface EdgeLimits {
  readonly entries: number;
  readonly bytes: number;
}

/** A point in the sequence of purges. What is rendered from then on contains all writes that were purged before it. */
export type Moment = number;

/** How a purged entry may be treated. */
export type PurgeKind =
  /** Its content is wrong: it is never served again. */
  | 'incorrect'
  /** Its content is only outdated, such as a view count: it may be served while it is renewed. */
  | 'outdated';

/**
 * The responses that the edge cache keeps, by key; the least recently used go first. It knows what was purged while a
 * response was rendered, so that none is kept whose rendering began before a purge.
 */
export class EdgeStore {
  private readonly entries: LRUCache<string, EdgeEntry>;
  private readonly keysByTag = new Map<string, Set<string>>();
  /** When each tag was last purged, the latest at the end. */
  private readonly purged: Readonly<Record<PurgeKind, Map<string, Moment>>> = {
    incorrect: new Map(),
    outdated: new Map(),
  };
  /** All tags count as purged at this moment. */
  private floor: Moment = 0;
  private moment: Moment = 0;
  private purges = 0;

  constructor({ entries, bytes }: EdgeLimits) {
    this.entries = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: (entry) => entry.bytes,
      dispose: (entry, key) => this.forget(key, entry),
    });
  }

  /** The moment to pass to {@link put}; read it before the data of the response. */
  get now(): Moment {
    return this.moment;
  }

  get figures(): { readonly entries: number; readonly bytes: number; readonly purges: number } {
    return { entries: this.entries.size, bytes: this.entries.calculatedSize, purges: this.purges };
  }

  get(key: string): EdgeEntry | undefined {
    return this.entries.get(key);
  }

  /** Reads an entry without counting it as used. */
  peek(key: string): EdgeEntry | undefined {
    return this.entries.peek(key);
  }

  /**
   * Keeps a response, unless it may be incorrect already.
   * @param since the value of `now` before its data was read
   * @returns whether it was kept
   */
  put(key: string, entry: EdgeEntry, since: Moment): boolean {
    if (since < this.floor || this.wasPurged('incorrect', entry.tags, since)) return false;
    if (this.wasPurged('outdated', entry.tags, since)) entry.isOutdated = true;
    this.entries.set(key, entry);
    // An entry above the limit of bytes is not set.
    if (this.entries.peek(key) !== entry) return false;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.keysByTag.set(tag, new Set([key]));
    }
    return true;
  }

  /** Purges every entry with one of the tags, and responses that are being rendered. */
  purge(tags: readonly string[], kind: PurgeKind): void {
    this.purges++;
    this.moment++;
    if (tags.includes(EVERYTHING)) return this.clear();
    const purged = this.purged[kind];
    for (const tag of tags) {
      purged.delete(tag);
      purged.set(tag, this.moment);
      for (const key of this.keysByTag.get(tag) ?? []) {
        if (kind === 'incorrect') this.entries.delete(key);
        else this.entries.peek(key)!.isOutdated = true;
      }
    }
    for (const [tag, moment] of purged) {
      if (purged.size <= REMEMBERED_TAGS) break;
      purged.delete(tag);
      this.floor = Math.max(this.floor, moment);
    }
  }

  private clear(): void {
    this.entries.clear();
    this.floor = this.moment;
  }

  /** Whether one of the tags was purged since then, with either kind. */
  isPurged(tags: readonly string[], since: Moment): boolean {
    if (this.moment === since) return false;
    return since < this.floor || this.wasPurged('incorrect', tags, since) || this.wasPurged('outdated', tags, since);
  }

  private wasPurged(kind: PurgeKind, tags: readonly string[], since: Moment): boolean {
    return tags.some((tag) => (this.purged[kind].get(tag) ?? 0) > since);
  }

  private forget(key: string, { tags }: EdgeEntry): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
