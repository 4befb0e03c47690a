import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@imisozi/core/languages';
import type { LodgeLevel } from '@imisozi/core/lodges';
import type { Position } from '@imisozi/core/position';
import { foldText } from '@imisozi/core/fold-text';
import { DESTINATIONS } from '../destinations/destination.kind.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import { LODGES } from '../lodges/lodge.kind.js';
import { LodgesService } from '../lodges/lodges.service.js';
import { TranslationsService } from '../translations/translations.service.js';

/** A published lodge or destination that a proposal names. */
export interface KnownPlace {
  readonly title: string;
  readonly slug: string;
  /** Stored addresses of its pictures. */
  readonly images: readonly string[];
  readonly position: Position | null;
  /** Only of a lodge. */
  readonly level?: LodgeLevel;
  readonly place?: string;
}

/** The published records by their names. */
export interface KnownPlaces {
  lodge(name: string): KnownPlace | undefined;
  destination(name: string): KnownPlace | undefined;
}

/**
 * Finds the lodges and destinations that the days of a proposal name: a proposal keeps names, so that it says the same
 * whatever happens to the records, and shows pictures and the map where the names are known (rules/proposals 4).
 */
@Injectable()
export class QuotePlaces {
  constructor(
    private readonly lodges: LodgesService,
    private readonly destinations: DestinationsService,
    private readonly translations: TranslationsService,
  ) {}

  /** @param language in which their names are known beside English */
  async in(language: LanguageCode): Promise<KnownPlaces> {
    const [lodges, destinations] = await Promise.all([this.lodges.list('public'), this.destinations.list('public')]);
    const [namedLodges, named] = await Promise.all([
      this.translations.translate(LODGES, lodges, language),
      this.translations.translate(DESTINATIONS, destinations, language),
    ]);
    const byLodge = new Map([...entriesOf(lodges, namedLodges), ...entriesOf(namedLodges, namedLodges)]);
    const byPlace = new Map([...entriesOf(destinations, named), ...entriesOf(named, named)]);
    return {
      lodge: (name) => byLodge.get(foldText(name)),
      destination: (name) => byPlace.get(foldText(name)),
    };
  }
}

/** The records by the folded titles of `named`. */
const entriesOf = (named: readonly KnownPlace[], records: readonly KnownPlace[]) =>
  named.map(({ title }, index) => [foldText(title), records[index]!] as const);
