import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { eventsOf, isDefined, type DomainEvent, type DomainEventListener } from './domain-event.js';

interface Registered {
  readonly name: string;
  readonly listener: DomainEventListener<never>;
}

/**
 * Publishes events to their listeners, in the transaction in which they happened. Listeners run one after the other,
 * by name: transactions that lock the same rows lock them in the same order, whatever order the modules start in.
 */
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

  /**
   * Lets somebody listen who is no provider.
   * @param name places it among the listeners
   * @throws Error for an event without a definition, and for a name that listens already
   */
  listen<Payload>(event: DomainEvent<Payload>, name: string, listener: DomainEventListener<Payload>): void {
    if (!isDefined(event)) throw new Error(`${name} listens to an event that is not defined`);
    const others = this.listeners.get(event) ?? [];
    if (others.some((other) => other.name === name)) throw new Error(`${name} listens twice to ${event.name}`);
    const all = [...others, { name, listener }].sort((one, other) => (one.name < other.name ? -1 : 1));
    this.listeners.set(event, all);
  }

  private addListenersOf(instance: object): void {
    const prototype = Object.getPrototypeOf(instance) as Record<string, DomainEventListener<unknown>> | null;
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const method = prototype![name]!;
      const listener: DomainEventListener<unknown> = (tx, payload) => method.call(instance, tx, payload);
      for (const event of eventsOf(method)) this.listen(event, `${instance.constructor.name}.${name}`, listener);
    }
  }
}
