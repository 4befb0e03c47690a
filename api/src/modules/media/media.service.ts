import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { VirusScanner } from '../../platform/antivirus/virus-scanner.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { checkFile } from './files/upload-type-check.js';
import { PicturesService } from './copies/pictures.service.js';
import {
  MediaStore,
  MediaStoreFailure,
  ownTicket,
  type StoredMedia,
  type UploadFields,
  type UploadTicket,
} from './store/media-store.js';

/** Accepts uploads (rules/media 1, 2). */
@Injectable()
export class MediaService {
  private readonly logger = new Logger('Media');

  constructor(
    private readonly store: MediaStore,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly pictures: PicturesService,
    private readonly scanner: VirusScanner,
  ) {}

  /**
   * The URL and fields for a browser's direct upload; to this API if files are scanned, as the cloud service scans none.
   * It is audited, because the cloud service reports no uploads.
   */
  async ticketFor(actor: Actor, fields: UploadFields): Promise<UploadTicket> {
    const ticket = this.scanner.state === 'off' ? this.store.ticketFor(fields) : ownTicket(fields);
    await this.transactions.run((tx) => this.record(tx, actor, 'sign', fields.folder, fields));
    return ticket;
  }

  /**
   * Checks a file and stores it; a refused file leaves nothing behind.
   * @throws UnsupportedMediaTypeException for a type that is not accepted
   * @throws PayloadTooLargeException for a picture with too many pixels
   * @throws ServiceUnavailableException when the store does not respond
   */
  async upload(actor: Actor, file: Buffer, fields: UploadFields): Promise<StoredMedia> {
    const checked = await checkFile(file, fields.folder, this.store.copyWidths);
    try {
      const media = await this.store.save(checked, fields);
      const { address, publicId, format, bytes } = media;
      await this.transactions.run(async (tx) => {
        await this.record(tx, actor, 'upload', publicId, { folder: fields.folder, address, format, bytes });
        if (!this.store.copies || checked.format === 'pdf') return;
        const { firstPaint, size } = checked;
        await this.pictures.add(tx, [{ publicId, format: checked.format, width: size.width, ...firstPaint }]);
      });
      return media;
    } catch (error) {
      if (!(error instanceof MediaStoreFailure)) throw error;
      this.logger.error(error.message);
      throw refusal('unavailable');
    }
  }

  /** How many pictures are waiting for their copies. */
  async copies(): Promise<{ readonly waiting: number }> {
    return { waiting: await this.pictures.countWaiting() };
  }

  /** Files have no record with a title; the audit trail identifies them by their label. */
  private record(tx: EntityManager, actor: Actor, action: string, label: string, after: object): Promise<void> {
    return this.audit.record(tx, actor, { action, resource: 'media', recordId: null, label, after });
  }
}
