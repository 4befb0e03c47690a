import type { EntityManager } from 'typeorm';

/** Something that happens in a domain: its name and, as a type, its payload. Defined once, beside its domain. */
export interface DomainEvent<Payload> {
  readonly name: string;
  /** Only carries the type. */
  readonly payload?: Payload;
}

/** Does its part in the transaction of what happened; when it throws, nothing of it has happened. */
export type DomainEventListener<Payload> = (tx: EntityManager, payload: Payload) => Promise<void>;

/**
 * When a listener does its part, first to last; one listener of each phase for an event. Transactions that lock the same
 * rows so lock them in the same order.
 */
export const PHASES = ['audit', 'records', 'mails', 'notifications', 'webhooks'] as const;
export type Phase = (typeof PHASES)[number];

/** What a method listens to, and when it is called. */
export interface Subscription {
  readonly event: DomainEvent<unknown>;
  readonly phase: Phase;
}

const LISTENS_TO = Symbol('listens to');

const defined = new Map<string, DomainEvent<unknown>>();

/**
 * Names an event, such as `order.created`.
 * @throws Error when another event has that name
 */
export function defineEvent<Payload extends object>(name: string): DomainEvent<Payload> {
  if (defined.has(name)) throw new Error(`Two definitions of the event ${name}`);
  const event: DomainEvent<Payload> = { name };
  defined.set(name, event);
  return event;
}

/** Whether the event was made by {@link defineEvent}; one that an import circle left undefined was not. */
export const isDefined = (event: DomainEvent<unknown> | undefined): boolean =>
  event !== undefined && defined.get(event.name) === event;

/** Lets a method of a provider listen: it is found when the product starts, and called with every such event. */
export const OnDomainEvent =
  <Payload>(event: DomainEvent<Payload>, phase: Phase) =>
  (_target: object, _name: string | symbol, method: TypedPropertyDescriptor<DomainEventListener<Payload>>): void => {
    Reflect.defineMetadata(LISTENS_TO, [...subscriptionsOf(method.value!), { event, phase }], method.value!);
  };

/** What a method listens to, and when. */
export const subscriptionsOf = (method: object): readonly Subscription[] =>
  (Reflect.getMetadata(LISTENS_TO, method) as Subscription[] | undefined) ?? [];
