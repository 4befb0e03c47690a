import { prepareUpload, type UploadedPicture } from './picture.js';
import { sendToParent, workForParent } from './send-to-parent.js';

/** Prepares one uploaded picture in a child process, and sends the result. */
workForParent(async (upload: UploadedPicture) => sendToParent(await prepareUpload(upload)));
