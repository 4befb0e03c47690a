import { LODGE_LEVELS } from '@imisozi/core/lodges';
import type { MediaUrls } from '../../../common/rich-text/media-urls.js';
import { field, view } from '../../../platform/http/view.js';
import { TranslatedView, translationStateView } from '../../translations/dto/translation-state.view.js';
import { PositionView } from '../../../common/position.view.js';
import type { Lodge } from '../lodge.entity.js';

/** A place where travellers sleep. */
export class LodgeView extends view(
  {
    id: field.uuid(),
    title: field.string('Kinigi Ridge Lodge', 'Its name.'),
    slug: field.string('kinigi-ridge-lodge'),
    place: field.string('Kinigi, below Mount Sabyinyo'),
    level: field.enum(LODGE_LEVELS),
    body: field.string('<p>Twelve cottages of volcanic stone.</p>', 'Sanitised HTML.'),
    images: field.strings(['https://www.imisozi.example/media/demo/lodge-kinigi.svg']),
    rooms: field.number(12, 'Rooms, tents or cottages; null: not given.').nullable(),
    position: field.one(PositionView, 'Where it stands on the maps of tours; null: on none.').nullable(),
    link: field.string('https://lodge.example', 'Its own website, or empty.'),
    authorId: field.uuid().nullable(),
    isPublished: field.boolean(true),
    createdAt: field.time(),
    updatedAt: field.time('When its content last changed.'),
  },
  TranslatedView,
) {}

export class LodgesAnswer extends view({ lodges: field.list(LodgeView) }) {}

export class LodgeAnswer extends view({ lodge: field.one(LodgeView) }) {}

export class LodgeSavedAnswer extends view({ message: field.string('The lodge has been updated.') }, LodgeAnswer) {}

export const lodgeView = (lodge: Lodge, media: MediaUrls): LodgeView => ({
  id: lodge.id,
  title: lodge.title,
  slug: lodge.slug,
  place: lodge.place,
  level: lodge.level,
  body: media.withUrls(lodge.body),
  images: lodge.images.map((image) => media.toUrl(image)),
  rooms: lodge.rooms,
  position: lodge.position,
  link: lodge.link,
  authorId: lodge.authorId,
  isPublished: lodge.isPublished,
  createdAt: lodge.createdAt.toISOString(),
  updatedAt: lodge.updatedAt.toISOString(),
  ...translationStateView(lodge),
});
