/** A token that is asked for anew this long before it expires. */
const SPARE_MS = 30_000;

/** A token as a service gives it. */
export interface IssuedToken {
  readonly token: string;
  readonly seconds: number;
}

/** The access token of a service: one at a time, however many calls need it. */
export class BearerToken {
  private current: { readonly token: Promise<string>; expiresAt: number } | undefined;

  constructor(private readonly issue: () => Promise<IssuedToken>) {}

  /** @throws what `issue` throws; the next call tries again */
  get(): Promise<string> {
    if (this.current && this.current.expiresAt > Date.now()) return this.current.token;
    const issued = this.issue();
    const mine = { token: issued.then(({ token }) => token), expiresAt: Infinity };
    this.current = mine;
    issued.then(
      ({ seconds }) => (mine.expiresAt = Date.now() + seconds * 1_000 - SPARE_MS),
      () => this.drop(mine.token),
    );
    return mine.token;
  }

  /** The service did not accept it any longer. */
  drop(token: Promise<string>): void {
    if (this.current?.token === token) this.current = undefined;
  }
}
