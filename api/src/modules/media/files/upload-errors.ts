import { refusal } from '../../../platform/errors/refused.js';

/** The largest file that is accepted: 10 MB (rules/media 2). */
export const MAX_FILE_BYTES = 10 * 1_048_576;

export const tooLarge = () => refusal('file-too-large');
export const tooManyPixels = () => refusal('picture-too-large');
export const tooManyUploads = () => refusal('too-many-uploads');
export const preparationEnded = () => refusal('picture-not-prepared');
export const notAPicture = () => refusal('not-a-picture');
export const neitherPictureNorPdf = () => refusal('not-a-picture-or-pdf');
export const damagedPicture = () => refusal('picture-damaged');
export const damagedPdf = () => refusal('pdf-damaged');
export const lockedPdf = () => refusal('pdf-locked');
export const activePdf = () => refusal('pdf-active');
export const noForm = () => refusal('no-form');
