/** Collects distinct items, and passes them on together some time after the first. */
export class Gathered<Item> {
  private readonly items = new Set<Item>();
  private timer: NodeJS.Timeout | undefined;

  /** @param give must not throw */
  constructor(
    private readonly ms: number,
    private readonly give: (items: readonly Item[]) => void,
  ) {}

  add(items: readonly Item[]): void {
    if (items.length === 0) return;
    for (const item of items) this.items.add(item);
    this.timer ??= setTimeout(() => this.flush(), this.ms).unref();
  }

  /** Drops the items that were not passed on yet. */
  stop(): void {
    clearTimeout(this.timer);
    this.items.clear();
  }

  private flush(): void {
    this.timer = undefined;
    const items = [...this.items];
    this.items.clear();
    this.give(items);
  }
}
