import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { canAccess, type Role } from '@imisozi/core/access';
import { foldText } from '@imisozi/core/fold-text';
import { FOUND_KINDS, MAX_FOUND, MAX_SEARCH_LENGTH } from '@imisozi/core/found-kinds';
import { cutToCharacters } from '../../platform/characters.js';
import { nearBeginning, rightWords } from '../../platform/database/search-text/spellings.js';
import { wordsOf } from '../../platform/database/search-text/search-words.js';
import { SearchSources, type Found, type SearchSource } from './search.sources.js';

/** Results of one kind. */
const MOST_OF_A_KIND = 6;

/** With fewer results, misspelt names are looked for too. */
const FEW = 5;

/** Records of a kind of which there are few, with whose names a misspelt word is compared. */
const MOST_OF_FEW = 500;

/** Texts that are tried instead of a misspelt one. */
const MAX_TRIED = 3;

/** Finds anything by a text, for roles that may open it (rules/search). */
@Injectable()
export class SearchService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sources: SearchSources,
  ) {}

  /** At most `MAX_FOUND` results, best first; none for an empty text. */
  async find(typed: string, role: Role): Promise<Found[]> {
    const q = cutToCharacters(typed.trim(), MAX_SEARCH_LENGTH);
    if (!q) return [];
    const open = this.sources.all.filter(({ resource }) => canAccess(role, { resource, action: 'list' }));
    const found = await findIn(open, q);
    if (found.length >= FEW || !mayBeMisspelt(q)) return found.slice(0, MAX_FOUND);
    const spelled = open.filter(({ isSpelled, isFew }) => isSpelled || isFew);
    for (const other of await this.otherSpellings(q, await namesOf(open.filter(({ isFew }) => isFew)))) {
      const known = new Set(found.map(keyOf));
      found.push(...(await findIn(spelled, other)).filter((one) => !known.has(keyOf(one))));
    }
    return found.slice(0, MAX_FOUND);
  }

  /** The text with words that are known instead of misspelt ones. */
  private async otherSpellings(q: string, names: ReadonlySet<string>): Promise<string[]> {
    const words = foldText(q).split(/\s+/);
    const right = await Promise.all(
      words.map(async (word) => [
        ...(await rightWords(this.dataSource.manager, word)),
        ...[...names].flatMap((known) => nearBeginning(word, known) ?? []),
      ]),
    );
    const all = words.map((word, index) => right[index]![0] ?? word).join(' ');
    const others = words.flatMap((_, index) => right[index]!.map((word) => words.with(index, word).join(' ')));
    return [...new Set([all, ...others])].filter((text) => text !== words.join(' ')).slice(0, MAX_TRIED);
  }
}

/** The words of the names of all records of these kinds. */
async function namesOf(sources: readonly SearchSource[]): Promise<ReadonlySet<string>> {
  const found = (await Promise.all(sources.map((source) => source.find('', MOST_OF_FEW)))).flat();
  return new Set(found.flatMap(({ title }) => wordsOf(foldText(title))));
}

/** Whether a word of it may be a name: numbers and addresses are found as they are or not at all. */
const mayBeMisspelt = (q: string): boolean => q.split(/\s+/).some((word) => /^[\p{L}\p{M}'’-]{4,}$/u.test(word));

const keyOf = ({ kind, id }: Found): string => `${kind} ${id}`;

/** What is called as the text says comes first, then what begins so, then by kinds. */
async function findIn(sources: readonly SearchSource[], q: string): Promise<Found[]> {
  const found = (await Promise.all(sources.map((source) => source.find(q, MOST_OF_A_KIND)))).flat();
  const sought = foldText(q);
  const rank = ({ title }: Found): number => {
    const text = foldText(title);
    return text === sought ? 0 : text.startsWith(sought) ? 1 : 2;
  };
  return found
    .map((one, index) => ({ one, index, rank: rank(one) }))
    .sort(
      (a, b) =>
        a.rank - b.rank || FOUND_KINDS.indexOf(a.one.kind) - FOUND_KINDS.indexOf(b.one.kind) || a.index - b.index,
    )
    .map(({ one }) => one);
}
