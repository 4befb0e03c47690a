import { Injectable } from '@nestjs/common';
import type { TranslatedKind } from '@imisozi/core/translations/translatable';

/** A record whose texts are translated. */
export interface TranslatedRecord {
  readonly record: object & { readonly id: string };
  readonly label: string;
  /** Of the pages and public answers that show it. */
  readonly edgeTags: readonly string[];
}

/** What a domain whose records are translated tells about them. */
export interface TranslatedSource {
  /** @throws NotFoundException for an unknown record */
  translatedRecord(id: string): Promise<TranslatedRecord>;
}

/** Finds records of all kinds. Their modules register here: they show translations, so translations need none of them. */
@Injectable()
export class TranslatedRecords {
  private readonly sources = new Map<TranslatedKind, TranslatedSource>();

  register(kind: TranslatedKind, source: TranslatedSource): void {
    this.sources.set(kind, source);
  }

  /** Drafts too. @throws NotFoundException for an unknown record */
  get(kind: TranslatedKind, id: string): Promise<TranslatedRecord> {
    return this.sources.get(kind)!.translatedRecord(id);
  }
}
