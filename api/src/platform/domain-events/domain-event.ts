import type { EntityManager } from 'typeorm';

/** Something that happens in a domain: the event's name and, as a type, its payload. Defined once, in its domain. */
export interface DomainEvent<Payload> {
  readonly name: string;
  /** Only carries the type. */
  readonly payload?: Payload;
}

/** Runs in the transaction in which the event happened; if it throws, the whole transaction is rolled back. */
export type DomainEventListener<Payload> = (tx: EntityManager, payload: Payload) => Promise<void>;

/**
 * When a listener runs, first to last; each event has at most one listener per phase. With this order, transactions
 * lock the same rows in the same order.
 */
export const PHASES = [
  'audit',
  'records',
  'clients',
  'threads',
  'statements',
  'assignments',
  'mails',
  'notifications',
  'webhooks',
] as const;
export type Phase = (typeof PHASES)[number];

/** The event that a method listens to, and its phase. */
export interface Subscription {
  readonly event: DomainEvent<unknown>;
  readonly phase: Phase;
}

const LISTENS_TO = Symbol('listens to');

const defined = new Map<string, DomainEvent<unknown>>();

/**
 * Defines an event by its name, such as `order.created`.
 * @throws Error when another event has that name
 */
export function defineEvent<Payload extends object>(name: string): DomainEvent<Payload> {
  if (defined.has(name)) throw new Error(`Two definitions of the event ${name}`);
  const event: DomainEvent<Payload> = { name };
  defined.set(name, event);
  return event;
}

/** Whether the event was made by {@link defineEvent}; an import cycle may have left it undefined. */
export const isDefined = (event: DomainEvent<unknown> | undefined): boolean =>
  event !== undefined && defined.get(event.name) === event;

/** Marks a method of a provider as a listener: it is found when the product starts, and called for every such event. */
export const OnDomainEvent =
  <Payload>(event: DomainEvent<Payload>, phase: Phase) =>
  (_target: object, _name: string | symbol, method: TypedPropertyDescriptor<DomainEventListener<Payload>>): void => {
    Reflect.defineMetadata(LISTENS_TO, [...subscriptionsOf(method.value!), { event, phase }], method.value!);
  };

/** The subscriptions of a method. */
export const subscriptionsOf = (method: object): readonly Subscription[] =>
  (Reflect.getMetadata(LISTENS_TO, method) as Subscription[] | undefined) ?? [];
