import { prepareUpload, type UploadedPicture } from './picture.js';
import { tell } from './tell.js';

/** Prepares one uploaded picture in a process of its own, tells it, and ends. */
process.once('message', (upload: UploadedPicture) => {
  void prepareUpload(upload)
    .then(tell)
    .finally(() => process.disconnect());
});
