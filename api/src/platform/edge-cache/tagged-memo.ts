import { deepFreeze } from './deep-freeze.js';
import type { EdgeStore, Moment } from './edge-store.js';

interface Kept<Value> {
  readonly since: Moment;
  readonly value: Promise<Value>;
  /** Set once the value has been read. */
  read: { readonly value: Value } | undefined;
}

/**
 * One value that is read again only after a write has purged one of its tags: data that is the same on every page. It
 * is frozen, because all requests share it.
 */
export class TaggedMemo<Value> {
  private kept: Kept<Value> | undefined;

  constructor(
    private readonly store: EdgeStore,
    private readonly tags: readonly string[],
    private readonly read: () => Promise<Value>,
  ) {}

  /** The value; a failed read is not remembered. */
  get(): Promise<Value> {
    if (this.kept && !this.store.isPurged(this.tags, this.kept.since)) return this.kept.value;
    const kept: Kept<Value> = { since: this.store.now, value: this.read().then(deepFreeze), read: undefined };
    this.kept = kept;
    kept.value.then(
      (read) => (kept.read = { value: read }),
      () => {
        if (this.kept === kept) this.kept = undefined;
      },
    );
    return kept.value;
  }

  /** The value, if it has been read already. */
  peek(): Value | undefined {
    const { kept } = this;
    return kept?.read && !this.store.isPurged(this.tags, kept.since) ? kept.read.value : undefined;
  }
}
