import { readPosition, writePosition } from '@imisozi/core/position';
import type { Destination, NewDestination } from '../data/types';
import { textOrNull } from '../forms/textOrNull';
import { uploadsOf, urlsOf, type Upload } from '../forms/upload/uploads';

/** The form values of a destination. An emptied input has null. */
export interface DestinationForm {
  readonly title: string | null;
  readonly newsBody: string | null;
  readonly pictures: Upload[];
  /** `latitude, longitude` */
  readonly position: string | null;
}

export const emptyDestination = (): DestinationForm => ({ title: '', newsBody: '', pictures: [], position: '' });

export const destinationToForm = ({ title, newsBody, images, position }: Destination): DestinationForm => ({
  title,
  newsBody,
  pictures: uploadsOf(images),
  position: position ? writePosition(position) : '',
});

export const formToDestination = ({ title, newsBody, pictures, position }: DestinationForm): NewDestination => ({
  title: title ?? '',
  newsBody: textOrNull(newsBody),
  images: urlsOf(pictures),
  position: position ? readPosition(position) : null,
});
