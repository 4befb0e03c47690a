import { Injectable } from '@nestjs/common';
import { refusedField } from '@imisozi/core/refusals/refusal';
import { Refused } from '../../platform/errors/refused.js';
import type { ContentKind, ContentLetter, ContentRecord } from '../content/content-kind.js';
import { ContentKinds } from '../content/content-kinds.js';

type LetterKind = ContentKind & { readonly letter: ContentLetter<ContentRecord> };

/** The records that campaigns are about, as the public sees them now. */
@Injectable()
export class CampaignSubjects {
  constructor(private readonly content: ContentKinds) {}

  /** The kinds of content that campaigns may be about. */
  get kinds(): LetterKind[] {
    return this.content.all.filter((kind): kind is LetterKind => kind.letter !== undefined);
  }

  /** @throws Refused for a kind that campaigns cannot be about */
  kind(name: string): LetterKind {
    const found = this.kinds.find(({ letter }) => letter.about === name);
    if (found) return found;
    const names = this.kinds.map(({ letter }) => letter.about).sort();
    throw new Refused([refusedField('Kind', 'field-not-a-choice', { choices: names.join(', ') })]);
  }

  /** Null if it is unknown, not public, or no longer news. */
  async find(name: string, id: string): Promise<ContentRecord | null> {
    const kind = this.kind(name);
    const found = await this.content.findPublic<ContentRecord>(kind, id);
    return found && kind.letter.isNews?.(found) === false ? null : found;
  }
}
