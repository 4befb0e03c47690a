import { MetadataScanner, type DiscoveryService } from '@nestjs/core';

type AnyMethod = (...args: never[]) => unknown;

/** A method that a decorator has marked, on the single instance of its provider. */
export interface DecoratedMethod<Mark, Method extends AnyMethod> {
  /** `Class.method`, for messages. */
  readonly name: string;
  readonly mark: Mark;
  readonly call: Method;
}

/**
 * Finds the methods of all providers that a decorator has marked.
 * @param marksOf returns what the decorator stored on a method
 */
export function decoratedMethods<Mark, Method extends AnyMethod>(
  discovery: DiscoveryService,
  marksOf: (method: object) => readonly Mark[],
): DecoratedMethod<Mark, Method>[] {
  const scanner = new MetadataScanner();
  const providers = discovery.getProviders().filter((provider) => provider.isDependencyTreeStatic());
  // Two injection tokens may stand for one instance, whose methods must be found once.
  const instances = new Set(providers.map((provider) => provider.instance as unknown).filter(isObject));
  return [...instances].flatMap((instance) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, object> | null;
    return scanner.getAllMethodNames(prototype).flatMap((method) =>
      marksOf(prototype![method]!).map((mark) => ({
        name: `${instance.constructor.name}.${method}`,
        mark,
        call: ((...args: never[]) => (instance[method] as Method)(...args)) as Method,
      })),
    );
  });
}

const isObject = (instance: unknown): instance is Record<string, object> =>
  typeof instance === 'object' && instance !== null;
