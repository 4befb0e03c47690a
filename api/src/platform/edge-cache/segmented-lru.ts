import { LRUCache } from 'lru-cache';

/** Bounds of all that is kept. */
export interface LruLimits {
  readonly entries: number;
  readonly bytes: number;
}

interface Sized {
  readonly bytes: number;
}

interface Kept<Value> {
  readonly value: Value;
  /** The network that read it first, once one has. */
  reader: string | undefined;
}

/** What entries of one reader may have in any case, of the whole. */
const SHARE_OF_NEW = 1 / 5;

/**
 * A least recently used cache in two segments: an entry that networks share by reading it goes after those that only one
 * has read, so that no single client pushes out what others read.
 */
export class SegmentedLru<Value extends Sized> {
  private readonly fresh: LRUCache<string, Kept<Value>>;
  private readonly shared: LRUCache<string, Kept<Value>>;
  /** The key of an entry that goes from one segment to the other. */
  private moving: string | undefined;

  /** @param onGone told of every entry that is kept no longer */
  constructor(
    private readonly limits: LruLimits,
    private readonly onGone: (value: Value, key: string) => void,
  ) {
    const segment = () =>
      new LRUCache<string, Kept<Value>>({
        max: limits.entries,
        maxSize: limits.bytes,
        sizeCalculation: ({ value }) => value.bytes,
        dispose: ({ value }, key) => void (key !== this.moving && this.onGone(value, key)),
      });
    this.fresh = segment();
    this.shared = segment();
  }

  get size(): number {
    return this.fresh.size + this.shared.size;
  }

  get bytes(): number {
    return this.fresh.calculatedSize + this.shared.calculatedSize;
  }

  /** @param networkOf the network of who reads it; asked only where that matters */
  get(key: string, networkOf: () => string): Value | undefined {
    const shared = this.shared.get(key);
    if (shared) return shared.value;
    const kept = this.fresh.get(key);
    if (!kept) return undefined;
    const network = networkOf();
    kept.reader ??= network;
    if (kept.reader !== network) {
      this.moving = key;
      this.fresh.delete(key);
      this.shared.set(key, kept);
      this.moving = undefined;
    }
    return kept.value;
  }

  /** Without a reader. */
  peek(key: string): Value | undefined {
    return (this.shared.peek(key) ?? this.fresh.peek(key))?.value;
  }

  /** Not kept where it is larger than all may be. A renewed entry stays in its segment. */
  set(key: string, value: Value): void {
    const segment = this.shared.has(key) ? this.shared : this.fresh;
    segment.set(key, { value, reader: segment.peek(key)?.reader });
    const { entries, bytes } = this.limits;
    while (this.size > entries) this.evict(this.fresh.size > entries * SHARE_OF_NEW);
    while (this.bytes > bytes) this.evict(this.fresh.calculatedSize > bytes * SHARE_OF_NEW);
  }

  delete(key: string): void {
    this.shared.delete(key);
    this.fresh.delete(key);
  }

  clear(): void {
    this.shared.clear();
    this.fresh.clear();
  }

  private evict(isFresh: boolean): void {
    const segment = isFresh || this.shared.size === 0 ? this.fresh : this.shared;
    segment.pop();
  }
}
