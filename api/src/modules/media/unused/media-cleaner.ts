import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, Repository } from 'typeorm';
import { countOf, keptSinceMoment } from '@imisozi/core/privacy/periods';
import { EveryInterval } from '../../../platform/schedule/every-interval.js';
import { isDuplicate, Transactions } from '../../../platform/database/transactions.js';
import { PeriodsInForce } from '../../personal-data/periods-in-force.js';
import { PicturesService } from '../copies/pictures.service.js';
import { MediaStore } from '../store/media-store.js';
import { MediaReferences } from './media-references.js';
import { UnusedMedia } from './unused-media.entity.js';

const MAX_PER_ROUND = 500;

/**
 * Deletes files that no record has referred to for as long as is set (rules/media 8). The days count from when a run first found a file
 * unused, not from its upload: a picture that an edit replaced can be restored for as long. Several processes may run
 * this at once.
 */
@Injectable()
export class MediaCleaner {
  private readonly logger = new Logger('Media');

  constructor(
    @InjectRepository(UnusedMedia) private readonly unused: Repository<UnusedMedia>,
    private readonly periods: PeriodsInForce,
    private readonly references: MediaReferences,
    private readonly store: MediaStore,
    private readonly pictures: PicturesService,
    private readonly transactions: Transactions,
  ) {}

  /** Checks all files once. */
  @EveryInterval('delete unused media')
  async round(stopping?: AbortSignal): Promise<void> {
    const inForce = await this.periods.get();
    if (countOf('files', inForce) === 0) return;
    await this.mark(stopping);
    const before = keptSinceMoment('files', inForce);
    const due = await this.unused.find({ where: { unusedSince: LessThanOrEqual(before) }, take: MAX_PER_ROUND });
    if (due.length === 0) return;
    // Collected again: a record may have been saved while the store was listed.
    const used = await this.references.collect();
    for (const { publicId } of due) {
      if (stopping?.aborted) return;
      if (!used.has(publicId)) await this.delete(publicId);
      await this.unused.delete({ publicId });
    }
    this.logger.log(
      `Deleted ${due.filter(({ publicId }) => !used.has(publicId)).length} files that are no longer used`,
    );
  }

  /** Its record is deleted first: a job that makes its copies then records none, and the next run finds its files. */
  private async delete(publicId: string): Promise<void> {
    await this.transactions.run((tx) => this.pictures.remove(tx, publicId));
    await this.store.remove(publicId);
  }

  /** Records since when files are unused, and removes the mark of those that are used again. */
  private async mark(stopping?: AbortSignal): Promise<void> {
    const used = await this.references.collect();
    const known = new Set((await this.unused.find()).map(({ publicId }) => publicId));
    for (const publicId of known) if (used.has(publicId)) await this.unused.delete({ publicId });
    for await (const publicId of this.store.list()) {
      if (stopping?.aborted) return;
      if (used.has(publicId) || known.has(publicId)) continue;
      await this.unused.insert({ publicId, unusedSince: new Date() }).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    }
  }
}
