import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BadEnvironment, type Env } from '../../config/env.js';
import { MediaController } from './media.controller.js';
import { MediaService } from './media.service.js';
import { CopyMaker } from './copies/copy-maker.js';
import { PictureMetadataCache } from './copies/picture-metadata-cache.js';
import { OlderUploads } from './copies/older-uploads.js';
import { PicturesService } from './copies/pictures.service.js';
import { StoredPicture } from './copies/stored-picture.entity.js';
import { Cloudinary, parseCloudinaryUrl } from './store/cloudinary.js';
import { LocalDisk } from './store/local-disk.js';
import { MediaCleaner } from './unused/media-cleaner.js';
import { MediaReferencesModule } from './unused/media-references.module.js';
import { MediaStore } from './store/media-store.js';
import { UnusedMedia } from './unused/unused-media.entity.js';

@Module({})
export class MediaModule {
  static with(env: Env): DynamicModule {
    return {
      module: MediaModule,
      imports: [TypeOrmModule.forFeature([StoredPicture, UnusedMedia]), MediaReferencesModule],
      controllers: [MediaController],
      providers: [
        CopyMaker,
        PictureMetadataCache,
        MediaCleaner,
        MediaService,
        OlderUploads,
        PicturesService,
        { provide: MediaStore, useValue: storeOf(env) },
      ],
    };
  }
}

/** Cloudinary if it is configured, else the local disk (rules/media 5). */
function storeOf(env: Env): MediaStore {
  if (!env.CLOUDINARY_URL) return new LocalDisk(env.dataPath('media'), env.PUBLIC_URL);
  const account = parseCloudinaryUrl(env.CLOUDINARY_URL);
  if (!account) throw new BadEnvironment(['CLOUDINARY_URL must be cloudinary://key:secret@cloud']);
  return new Cloudinary(account);
}
