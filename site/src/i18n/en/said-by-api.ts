import type { VisitorRefusals } from '@imisozi/core/refusals/refusal';
import type { answers as english } from '@imisozi/core/texts/en/answers';
import type { Texts } from '@imisozi/core/texts/texts';

// English needs no words for what the API says in English.
export const answers: Partial<Texts<typeof english>> = {};
export const refusals: Partial<VisitorRefusals> = {};
