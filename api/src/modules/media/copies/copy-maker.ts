import { copyWidths } from '@imisozi/core/picture-widths';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { EdgePurges } from '../../../platform/edge-cache/edge-purges.js';
import { JobRegistry, UnrecoverableError, type JobRun } from '../../../platform/jobs/job-registry.js';
import type { FirstPaint } from '../files/checked-file.js';
import { encodeCopies } from '../files/copies-process.js';
import { MediaStore } from '../store/media-store.js';
import { MAKE_COPIES, PICTURES_TAG } from './copy.job.js';
import { COPY_FORMATS, type CopyPlace } from './picture-copy.js';
import { StoredPicture } from './stored-picture.entity.js';

/**
 * Makes the copies of a picture that pages offer: AVIF is a third smaller than WebP, but takes too long to wait for.
 * Files of an earlier attempt are kept, because each file is either complete or absent.
 */
@Injectable()
export class CopyMaker implements OnModuleInit {
  constructor(
    @InjectRepository(StoredPicture) private readonly pictures: Repository<StoredPicture>,
    private readonly registry: JobRegistry,
    private readonly store: MediaStore,
    private readonly edge: EdgePurges,
  ) {}

  onModuleInit(): void {
    this.registry.register(MAKE_COPIES, ({ publicId }, run) => this.make(publicId, run));
  }

  private async make(publicId: string, run: JobRun): Promise<void> {
    const { copies: files } = this.store;
    const picture = await this.pictures.findOneBy({ publicId });
    // The picture was deleted meanwhile, is done already, or is at the cloud service now.
    if (!files || !picture || (picture.copiedAt && picture.preview !== '')) return;
    const original = await files.read(picture);
    if (!original) throw new UnrecoverableError('The picture is not in the folder of media');
    const wanted: CopyPlace[] = [];
    for (const width of copyWidths(picture.width)) {
      for (const format of COPY_FORMATS) {
        if (!(await files.has({ publicId, width, format }))) wanted.push({ width, format });
      }
    }
    const firstPaint = await encodeCopies({ original, wanted }, ({ width, format, data }) =>
      files.put({ publicId, width, format }, data),
    );
    run.onDone((tx) => this.record(tx, publicId, firstPaint));
  }

  /** The picture was deleted while its copies were made: the next run of the cleaner deletes them too. */
  private async record(tx: EntityManager, publicId: string, { colour, preview }: FirstPaint): Promise<void> {
    // Empty: no preview was possible, and no later run tries again.
    const found = { colour, preview: colour && (preview ?? ''), copiedAt: new Date() };
    const { affected } = await tx.update(StoredPicture, { publicId }, found);
    if (!affected) return;
    await this.edge.purge(tx, [PICTURES_TAG], 'outdated');
  }
}
