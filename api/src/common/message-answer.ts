import { field, view } from '../platform/http/view.js';

/** The answer of a call that returns only a sentence for a toast (contract 1). */
export class MessageAnswer extends view({ message: field.string('Thank you, we have received it.') }) {}
