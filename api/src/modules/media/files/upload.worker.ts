import { prepareUpload, type UploadedPicture } from './picture.js';
import { sendToParent } from './send-to-parent.js';

// When the product stops, what is being made has no one left to take it.
process.once('disconnect', () => process.exit());

/** Prepares one uploaded picture in a child process, sends the result, and exits. */
process.once('message', (upload: UploadedPicture) => {
  void prepareUpload(upload)
    .then(sendToParent)
    .finally(() => process.exit());
});
