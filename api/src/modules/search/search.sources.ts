import { Injectable } from '@nestjs/common';
import type { Resource } from '@imisozi/core/access';
import type { FoundKind } from '@imisozi/core/found-kinds';

/** Something that a search has found. */
export interface Found {
  readonly kind: FoundKind;
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** Its path in the dashboard, below /account. */
  readonly link: string;
}

/** One kind of records that can be searched. */
export interface SearchSource {
  /** Only roles that may list it find it. */
  readonly resource: Resource;
  /** Whether names with a misspelt letter are looked for too. */
  readonly isSpelled?: boolean;
  /** Whether there are so few of them that a misspelt word is compared with the names of all. */
  readonly isFew?: boolean;
  /** At most `most`, best first. @param q trimmed; empty: any of them */
  find(q: string, most: number): Promise<readonly Found[]>;
}

/** All kinds of records that the search of the dashboard finds, best first: their modules register them. */
@Injectable()
export class SearchSources {
  private readonly sources: SearchSource[] = [];

  register(source: SearchSource): void {
    this.sources.push(source);
  }

  get all(): readonly SearchSource[] {
    return this.sources;
  }
}
