import type { Destination, NewDestination } from '../data/types';
import { textOrNull } from '../forms/textOrNull';
import { uploadsOf, urlsOf, type Upload } from '../forms/upload/uploads';

/** What the form of a destination holds. An input that was emptied holds null. */
export interface DestinationForm {
  readonly title: string | null;
  readonly newsBody: string | null;
  readonly pictures: Upload[];
}

export const emptyDestination = (): DestinationForm => ({ title: '', newsBody: '', pictures: [] });

export const destinationToForm = ({ title, newsBody, images }: Destination): DestinationForm => ({
  title,
  newsBody,
  pictures: uploadsOf(images),
});

export const formToDestination = ({ title, newsBody, pictures }: DestinationForm): NewDestination => ({
  title: title ?? '',
  newsBody: textOrNull(newsBody),
  images: urlsOf(pictures),
});
