import { Injectable, Module, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { EntityManager } from 'typeorm';
import { defineEvent, OnDomainEvent, type DomainEvent, type Phase } from './domain-event.js';
import { DomainEvents } from './domain-events.js';
import { DomainEventsModule } from './domain-events.module.js';

interface Happened {
  readonly told: string[];
}

const HAPPENED = defineEvent<Happened>('spec.happened');
const TX = { queryRunner: undefined } as EntityManager;

@Injectable()
class SecondListener {
  @OnDomainEvent(HAPPENED, 'mails')
  async hear(tx: EntityManager, { told }: Happened): Promise<void> {
    told.push(tx === TX ? 'second' : 'outside of the transaction');
  }
}

@Injectable()
class FirstListener {
  @OnDomainEvent(HAPPENED, 'audit')
  async hear(_tx: EntityManager, { told }: Happened): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    told.push('first');
  }
}

@Module({ providers: [SecondListener] })
class AnotherModule {}

/** Does what the decorator does. */
const listen = (listener: Type<{ hear(): Promise<void> }>, event: DomainEvent<object>, phase: Phase) =>
  OnDomainEvent(event, phase)(
    listener.prototype as object,
    'hear',
    Object.getOwnPropertyDescriptor(listener.prototype, 'hear')!,
  );

describe('Domain events', () => {
  const start = async (...providers: Type[]) => {
    const module = await Test.createTestingModule({
      imports: [DomainEventsModule, AnotherModule],
      providers,
    }).compile();
    await module.init();
    return module.get(DomainEvents);
  };

  it('are passed to each listener in turn, by phase, in the transaction in which they happen', async () => {
    const events = await start(FirstListener);
    const told: string[] = [];
    await events.publish(TX, HAPPENED, { told });
    expect(told).toEqual(['first', 'second']);
  });

  it('end with the first listener that fails', async () => {
    class Failing {
      async hear(): Promise<void> {
        throw new Error('The listener fails');
      }
    }
    listen(Failing, HAPPENED, 'records');
    const events = await start(Failing);
    const told: string[] = [];
    await expect(events.publish(TX, HAPPENED, { told })).rejects.toThrow('The listener fails');
    expect(told).toEqual([]);
  });

  it('prevent a start with two listeners in the same phase', async () => {
    await expect(start(SecondListener)).rejects.toThrow(
      'SecondListener.hear and SecondListener.hear both listen to spec.happened in the phase mails',
    );
  });

  it('prevent a start with a listener to an undefined event', async () => {
    class Deaf {
      async hear(): Promise<void> {}
    }
    for (const event of [undefined as never, { name: HAPPENED.name }]) {
      listen(Deaf, event, 'mails');
      await expect(start(Deaf)).rejects.toThrow('Deaf.hear listens to an event that is not defined');
    }
    expect(() => defineEvent(HAPPENED.name)).toThrow('Two definitions of the event spec.happened');
  });
});
