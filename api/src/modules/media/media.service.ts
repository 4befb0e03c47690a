import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { checkFile } from './content/check-file.js';
import {
  MediaStore,
  MediaStoreFailure,
  type StoredMedia,
  type UploadFields,
  type UploadTicket,
} from './store/media-store.js';

/** Takes uploads in (contract 6). */
@Injectable()
export class MediaService {
  private readonly logger = new Logger('Media');

  constructor(private readonly store: MediaStore) {}

  /** Where a browser uploads a file with these fields. */
  ticketFor(fields: UploadFields): UploadTicket {
    return this.store.ticketFor(fields);
  }

  /**
   * Checks a file and keeps it; what is refused leaves nothing behind.
   * @throws UnsupportedMediaTypeException for what the product does not take
   * @throws PayloadTooLargeException for a picture with too many pixels
   * @throws ServiceUnavailableException when the store does not answer
   */
  async take(file: Buffer, fields: UploadFields): Promise<StoredMedia> {
    const checked = await checkFile(file, fields.folder);
    try {
      return await this.store.save(checked, fields);
    } catch (error) {
      if (!(error instanceof MediaStoreFailure)) throw error;
      this.logger.error(error.message);
      throw new ServiceUnavailableException();
    }
  }
}
