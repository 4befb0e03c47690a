import { DomainEvents } from '../../src/platform/domain-events/domain-events.js';
import type { TestApp } from '../support/app.js';

/** A product that crashes. */
export interface Death {
  hasCome(): boolean;
  revive(): void;
}

/** From its n-th event on, no transaction completes until the product is revived. */
export function dieAt({ app }: TestApp, n: number): Death {
  const events = app.get(DomainEvents);
  const publish = events.publish.bind(events);
  let left = n;
  const spy = jest.spyOn(events, 'publish').mockImplementation((...call) => {
    if (left > 0) {
      left -= 1;
      return publish(...call);
    }
    left = -1;
    return Promise.reject(new Error('The process dies here'));
  });
  return { hasCome: () => left < 0, revive: () => spy.mockRestore() };
}
