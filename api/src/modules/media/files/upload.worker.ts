import { prepareUpload, type UploadedPicture } from './picture.js';
import { sendToParent } from './send-to-parent.js';

/** Prepares one uploaded picture in a process of its own, tells it, and ends. */
process.once('message', (upload: UploadedPicture) => {
  void prepareUpload(upload)
    .then(sendToParent)
    .finally(() => process.disconnect());
});
