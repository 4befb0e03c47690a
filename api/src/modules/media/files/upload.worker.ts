import { prepareUpload, type UploadedPicture } from './picture.js';
import { sendToParent } from './send-to-parent.js';

/** Prepares one uploaded picture in a child process, sends the result, and exits. */
process.once('message', (upload: UploadedPicture) => {
  void prepareUpload(upload)
    .then(sendToParent)
    .finally(() => process.disconnect());
});
