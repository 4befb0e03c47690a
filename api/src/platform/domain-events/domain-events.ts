import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import {
  isDefined,
  PHASES,
  subscriptionsOf,
  type DomainEvent,
  type DomainEventListener,
  type Phase,
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

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Finds the methods that are marked with `@OnDomainEvent`. */
  onModuleInit(): void {
    const providers = this.discovery.getProviders().filter((provider) => provider.isDependencyTreeStatic());
    // Two names may stand for one instance, but two instances of one listener would each do its work.
    for (const instance of new Set(providers.map((provider) => provider.instance as unknown))) {
      if (typeof instance === 'object' && instance !== null) this.addListenersOf(instance);
    }
  }

  /** Resolves when every listener has done its part; the first that throws ends it, and the transaction with it. */
  async publish<Payload>(tx: EntityManager, event: DomainEvent<Payload>, payload: NoInfer<Payload>): Promise<void> {
    for (const { listener } of this.listeners.get(event) ?? []) {
      await listener(tx, payload as never);
    }
  }

  /** @throws Error for an event without a definition, and for a phase in which somebody listens already */
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

  private addListenersOf(instance: object): void {
    const prototype = Object.getPrototypeOf(instance) as Record<string, DomainEventListener<unknown>> | null;
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const method = prototype![name]!;
      const listener: DomainEventListener<unknown> = (tx, payload) => method.call(instance, tx, payload);
      for (const { event, phase } of subscriptionsOf(method))
        this.listen(event, phase, `${instance.constructor.name}.${name}`, listener);
    }
  }
}
