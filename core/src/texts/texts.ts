import type { Message } from './message.ts';

/**
 * The type of another language's texts for English messages: the same keys. A missing or superfluous one is a type
 * error.
 */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends Message ? Message : Texts<English[Key]>;
};
