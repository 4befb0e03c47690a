import type { EdgeStore, Moment } from './edge-store.js';

/** One value that is read again only when a write has purged one of its tags: what is the same on every page. */
export class TaggedMemo<Value> {
  private kept: { readonly since: Moment; readonly value: Promise<Value> } | undefined;

  constructor(
    private readonly store: EdgeStore,
    private readonly tags: readonly string[],
    private readonly read: () => Promise<Value>,
  ) {}

  /** The value; a failure is not kept. */
  get(): Promise<Value> {
    if (this.kept && !this.store.isPurged(this.tags, this.kept.since)) return this.kept.value;
    const kept = { since: this.store.now, value: this.read() };
    this.kept = kept;
    kept.value.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return kept.value;
  }
}
