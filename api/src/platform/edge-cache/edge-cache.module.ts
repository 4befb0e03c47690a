import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CdnPurger } from './cdn-purge.job.js';
import { EdgeFigures } from './edge-figures.js';
import { EdgePurge } from './edge-purge.entity.js';
import { EdgePurges } from './edge-purges.js';
import { EdgeStore } from './edge-store.js';

/** Enough for the pages and public responses of a company with some hundred tours; the least recently used go first. */
const LIMITS = { entries: 2_000, bytes: 33_554_432 };

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([EdgePurge])],
  providers: [EdgePurges, CdnPurger, EdgeFigures, { provide: EdgeStore, useFactory: () => new EdgeStore(LIMITS) }],
  exports: [EdgePurges, EdgeStore, EdgeFigures],
})
export class EdgeCacheModule {}
