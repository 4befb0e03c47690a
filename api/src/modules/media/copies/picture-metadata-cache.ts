import { copyWidths } from '@imisozi/core/picture-widths';
import { tintOf } from '@imisozi/core/tint';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EdgeStore } from '../../../platform/edge-cache/edge-store.js';
import { TaggedMemo } from '../../../platform/edge-cache/tagged-memo.js';
import { PICTURES_TAG } from './copy.job.js';
import type { KnownPicture, PicturesById } from './picture-metadata-cache.types.js';
import { StoredPicture } from './stored-picture.entity.js';

/** The newest pictures are kept; a page treats an older one as if its copies were still to be made. */
const MAX_KNOWN = 10_000;

/** The metadata of uploaded pictures that pages need, in memory: a page shows dozens of pictures. */
@Injectable()
export class PictureMetadataCache {
  private readonly memo: TaggedMemo<PicturesById>;

  constructor(@InjectRepository(StoredPicture) pictures: Repository<StoredPicture>, store: EdgeStore) {
    this.memo = new TaggedMemo(store, [PICTURES_TAG], async () => {
      const rows = await pictures.find({
        select: { publicId: true, width: true, colour: true, preview: true, copiedAt: true },
        order: { addedAt: 'DESC' },
        take: MAX_KNOWN,
      });
      return new Map(rows.map((row) => [row.publicId, known(row)]));
    });
  }

  /** Empty if it cannot be read: pictures are shown without their metadata then. */
  async byId(): Promise<PicturesById> {
    try {
      return await this.memo.get();
    } catch {
      return new Map();
    }
  }
}

const known = ({ width, colour, preview, copiedAt }: StoredPicture): KnownPicture => ({
  copies: copiedAt ? copyWidths(width) : null,
  tint: colour ? tintOf(colour) : null,
  preview: preview || null,
});
