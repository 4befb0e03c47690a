import type { LodgeLevel } from '@imisozi/core/lodges';
import { readPosition, writePosition } from '@imisozi/core/position';
import type { Lodge, NewLodge } from '../data/types';
import { textOrNull } from '../forms/textOrNull';
import { uploadsOf, urlsOf, type Upload } from '../forms/upload/uploads';

/** The form values of a lodge. An emptied input has null. */
export interface LodgeForm {
  readonly title: string | null;
  readonly level: LodgeLevel;
  readonly place: string | null;
  readonly body: string | null;
  readonly rooms: number | null;
  readonly pictures: Upload[];
  /** `latitude, longitude` */
  readonly position: string | null;
  readonly link: string | null;
}

export const emptyLodge = (): LodgeForm => ({
  title: '',
  level: 'comfort',
  place: '',
  body: '',
  rooms: null,
  pictures: [],
  position: '',
  link: '',
});

export const lodgeToForm = ({ title, level, place, body, rooms, images, position, link }: Lodge): LodgeForm => ({
  ...{ title, level, place, body, rooms, link },
  pictures: uploadsOf(images),
  position: position ? writePosition(position) : '',
});

export const formToLodge = ({ title, place, body, pictures, position, link, ...others }: LodgeForm): NewLodge => ({
  ...others,
  title: title ?? '',
  place: textOrNull(place),
  body: textOrNull(body),
  images: urlsOf(pictures),
  position: position ? readPosition(position) : null,
  link: textOrNull(link),
});
