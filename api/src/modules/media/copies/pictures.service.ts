import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { EdgePurges } from '../../../platform/edge-cache/edge-purges.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { QueueStatistics } from '../../../platform/jobs/queue-statistics.js';
import type { FirstPaint, PictureFormat } from '../files/checked-file.js';
import { MAKE_COPIES, PICTURES_TAG } from './copy.job.js';
import { StoredPicture } from './stored-picture.entity.js';

/** The metadata of a new picture. */
export interface NewPicture extends FirstPaint {
  readonly publicId: string;
  readonly format: PictureFormat;
  readonly width: number;
}

/** The records of pictures on the local disk. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly jobs: JobQueue,
    private readonly queues: QueueStatistics,
    private readonly edge: EdgePurges,
  ) {}

  /** Adds pictures, ignoring those that exist already, and queues jobs that make their copies. */
  async add(tx: EntityManager, pictures: readonly NewPicture[]): Promise<void> {
    const addedAt = new Date();
    await tx
      .createQueryBuilder()
      .insert()
      .into(StoredPicture)
      .values(pictures.map((picture) => ({ ...picture, addedAt, copiedAt: null })))
      .orIgnore()
      .execute();
    await this.jobs.addAll(
      tx,
      MAKE_COPIES,
      pictures.map(({ publicId }) => ({ payload: { publicId } })),
    );
    await this.edge.purge(tx, [PICTURES_TAG], 'outdated');
  }

  /** Queues jobs for the previews of pictures that have copies but no preview; safe to run concurrently. */
  async addPreviews(tx: EntityManager, publicIds: readonly string[]): Promise<void> {
    const asked: string[] = [];
    for (const publicId of publicIds) {
      const { affected } = await tx.update(StoredPicture, { publicId, preview: IsNull() }, { preview: '' });
      if (affected) asked.push(publicId);
    }
    await this.jobs.addAll(
      tx,
      MAKE_COPIES,
      asked.map((publicId) => ({ payload: { publicId } })),
    );
  }

  /** How many pictures still wait for their copies. Those of damaged pictures, or of missing files, were given up. */
  countWaiting(): Promise<number> {
    return this.queues.unfinished(MAKE_COPIES);
  }

  /** Deletes the record of a picture whose files are deleted. */
  async remove(tx: EntityManager, publicId: string): Promise<void> {
    await tx.delete(StoredPicture, { publicId });
  }
}
