import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { EveryInterval } from '../../../platform/schedule/every-interval.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { MediaStore, type OriginalPicture } from '../store/media-store.js';
import { PicturesService, type NewPicture } from './pictures.service.js';
import { StoredPicture } from './stored-picture.entity.js';

/** Pictures read and added at a time. */
const BATCH = 50;

/**
 * Adds pictures that were uploaded before copies were made by a job, so that they get theirs, and requests previews for
 * pictures older than previews. Several processes may do so at once. Start-up does not wait for it, and it only adds
 * jobs, which wait for quiet moments.
 */
@Injectable()
export class OlderUploads {
  constructor(
    @InjectRepository(StoredPicture) private readonly pictures: Repository<StoredPicture>,
    private readonly service: PicturesService,
    private readonly store: MediaStore,
    private readonly transactions: Transactions,
  ) {}

  /** Adds all pictures of the store that are unknown, and finds those without a preview. */
  @EveryInterval('find pictures without copies')
  async round(stopping?: AbortSignal): Promise<void> {
    let batch: OriginalPicture[] = [];
    for await (const original of this.store.copies?.originals() ?? []) {
      if (stopping?.aborted) return;
      batch.push(original);
      if (batch.length < BATCH) continue;
      await this.note(batch);
      batch = [];
    }
    if (batch.length > 0) await this.note(batch);
  }

  private async note(batch: readonly OriginalPicture[]): Promise<void> {
    const publicIds = batch.map(({ publicId }) => publicId);
    const rows = await this.pictures.find({
      select: { publicId: true, colour: true, preview: true, copiedAt: true },
      where: { publicId: In(publicIds) },
    });
    const known = new Set(rows.map(({ publicId }) => publicId));
    const withoutPreview = rows.filter(isWithoutPreview).map((row) => row.publicId);
    const found: NewPicture[] = [];
    for (const original of batch) {
      if (known.has(original.publicId)) continue;
      const width = await this.store.copies?.widthOf(original);
      if (width) found.push({ ...original, width, colour: null, preview: null });
    }
    if (found.length === 0 && withoutPreview.length === 0) return;
    await this.transactions.run(async (tx) => {
      if (found.length > 0) await this.service.add(tx, found);
      await this.service.addPreviews(tx, withoutPreview);
    });
  }
}

/** A picture without a colour is transparent; one without copies gets its preview with them. */
const isWithoutPreview = ({ colour, preview, copiedAt }: StoredPicture) =>
  colour !== null && preview === null && copiedAt !== null;
