/** The clock of this process, moved forward and back as an operator might. */
export class Clock {
  private readonly real = Date;
  private aheadMs = 0;

  constructor() {
    const { real } = this;
    const now = () => real.now() + this.aheadMs;
    globalThis.Date = new Proxy(real, {
      construct: (target, values: unknown[], made) =>
        Reflect.construct(target, values.length > 0 ? values : [now()], made === globalThis.Date ? target : made),
      apply: () => new real(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name, target)),
    });
  }

  /** Moves it forward, or back if negative. */
  move(ms: number): void {
    this.aheadMs += ms;
  }

  /** Specs share the process: the next one must have the real time. */
  putBack(): void {
    globalThis.Date = this.real;
  }
}
