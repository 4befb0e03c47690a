import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { decoratedMethods } from '../decorated-methods.js';
import {
  isDefined,
  PHASES,
  subscriptionsOf,
  type DomainEvent,
  type DomainEventListener,
  type Phase,
  type Subscription,
} from './domain-event.js';

interface Registered {
  readonly name: string;
  readonly phase: Phase;
  readonly listener: DomainEventListener<never>;
}

/** Publishes events to their listeners, in the transaction in which they happened: one after the other, by phase. */
@Injectable()
export class DomainEvents implements OnModuleInit {
  private readonly listeners = new Map<DomainEvent<unknown>, Registered[]>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Finds the methods with `@OnDomainEvent`. */
  onModuleInit(): void {
    for (const { name, mark, call } of decoratedMethods<Subscription, DomainEventListener<unknown>>(
      this.discovery,
      subscriptionsOf,
    )) {
      this.listen(mark.event, mark.phase, name, call);
    }
  }

  /**
   * Resolves when all listeners have finished; the first one that throws ends the publication, and the transaction with
   * it.
   */
  async publish<Payload>(tx: EntityManager, event: DomainEvent<Payload>, payload: NoInfer<Payload>): Promise<void> {
    for (const { listener } of this.listeners.get(event) ?? []) {
      await listener(tx, payload as never);
    }
  }

  /** @throws Error for an event without a definition, and for a phase that already has a listener for this event */
  private listen<Payload>(
    event: DomainEvent<Payload>,
    phase: Phase,
    name: string,
    listener: DomainEventListener<Payload>,
  ): void {
    if (!isDefined(event)) throw new Error(`${name} listens to an event that is not defined`);
    const others = this.listeners.get(event) ?? [];
    const rival = others.find((other) => other.phase === phase);
    if (rival) throw new Error(`${rival.name} and ${name} both listen to ${event.name} in the phase ${phase}`);
    const all = [...others, { name, phase, listener }];
    this.listeners.set(
      event,
      all.sort((one, other) => PHASES.indexOf(one.phase) - PHASES.indexOf(other.phase)),
    );
  }
}
