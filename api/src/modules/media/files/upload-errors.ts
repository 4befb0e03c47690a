import { MAX_MEGAPIXELS, MAX_UPLOAD_MB } from '@imisozi/core/fields/uploads';
import { refusal } from '../../../platform/errors/refused.js';

export const tooLarge = () => refusal('file-too-large', { max: MAX_UPLOAD_MB });
export const tooManyPixels = () => refusal('picture-too-large', { max: MAX_MEGAPIXELS });
export const tooManyUploads = () => refusal('too-many-uploads');
export const preparationEnded = () => refusal('picture-not-prepared');
export const notAPicture = () => refusal('not-a-picture');
export const neitherPictureNorPdf = () => refusal('not-a-picture-or-pdf');
export const damagedPicture = () => refusal('picture-damaged');
export const damagedPdf = () => refusal('pdf-damaged');
export const lockedPdf = () => refusal('pdf-locked');
export const activePdf = () => refusal('pdf-active');
export const noForm = () => refusal('no-form');
