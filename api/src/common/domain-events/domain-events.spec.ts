import { Injectable, Module, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { EntityManager } from 'typeorm';
import { defineEvent, OnDomainEvent, type DomainEvent } from './domain-event.js';
import { DomainEvents } from './domain-events.js';
import { DomainEventsModule } from './domain-events.module.js';

interface Happened {
  readonly told: string[];
}

const HAPPENED = defineEvent<Happened>('spec.happened');
const TX = { queryRunner: undefined } as unknown as EntityManager;

@Injectable()
class SecondListener {
  @OnDomainEvent(HAPPENED)
  async hear(tx: EntityManager, { told }: Happened): Promise<void> {
    told.push(tx === TX ? 'second' : 'outside of the transaction');
  }
}

@Injectable()
class FirstListener {
  @OnDomainEvent(HAPPENED)
  async hear(_tx: EntityManager, { told }: Happened): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    told.push('first');
  }
}

@Module({ providers: [SecondListener] })
class AnotherModule {}

describe('Domain events', () => {
  const start = async (...providers: Type[]) => {
    const module = await Test.createTestingModule({
      imports: [DomainEventsModule, AnotherModule],
      providers,
    }).compile();
    await module.init();
    return module.get(DomainEvents);
  };

  it('are told to each listener in turn, by name, in the transaction in which they happen', async () => {
    const events = await start(FirstListener);
    const told: string[] = [];
    await events.publish(TX, HAPPENED, { told });
    expect(told).toEqual(['first', 'second']);
  });

  it('end with the first listener that fails', async () => {
    const events = await start();
    events.listen(HAPPENED, 'A listener that fails', () => Promise.reject(new Error('The listener fails')));
    const told: string[] = [];
    await expect(events.publish(TX, HAPPENED, { told })).rejects.toThrow('The listener fails');
    expect(told).toEqual([]);
  });

  it('let the product not start with a listener that is there twice', async () => {
    await expect(start(SecondListener)).rejects.toThrow('SecondListener.hear listens twice to spec.happened');
  });

  it('let the product not start with a listener to an event without a definition', async () => {
    class Deaf {
      async hear(): Promise<void> {}
    }
    const hear = Object.getOwnPropertyDescriptor(Deaf.prototype, 'hear')!;
    for (const event of [undefined as unknown as DomainEvent<object>, { name: HAPPENED.name }]) {
      OnDomainEvent(event)(Deaf.prototype, 'hear', hear);
      await expect(start(Deaf)).rejects.toThrow('Deaf.hear listens to an event that is not defined');
    }
    expect(() => defineEvent(HAPPENED.name)).toThrow('Two definitions of the event spec.happened');
  });
});
