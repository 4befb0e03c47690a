import { OmitType } from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { pathInLanguage } from '@imisozi/core/languages';
import { field, view } from '../../../platform/http/view.js';
import type { Order } from '../../orders/order.entity.js';
import { travelDayOf } from '../../orders/order.travel-day.js';
import { TranslatedView } from '../../translations/dto/translation-state.view.js';
import { nameIn, namesReadView, type NamesRead } from '../../translations/translated-names.js';
import { TravellerDto } from '../traveller.dto.js';
import { TravellerView } from '../traveller.view.js';
import { editableUntil } from '../traveller.rules.js';
import type { TravellerLink } from './traveller-link.entity.js';

/** A traveller's own details: the link says which traveller they are of, and of which type. */
export class OwnTravellerDto extends OmitType(TravellerDto, ['id', 'type'] as const) {}

/** A link as the holder of the order's key gets it. */
export class TravellerLinkView extends view({
  travellerId: field.uuid('The id of the traveller, also before the details are entered.'),
  type: field.string('adult'),
  link: field.string('https://safaris.example/traveller/3c6f0d4e-5d0b-4a57-8f0e-5b7d3a1c9e20'),
}) {}

export class TravellerLinksAnswer extends view({
  links: field.list(TravellerLinkView, 'One for each place in the party; empty before they are made.'),
}) {}

export class ChangedTravellerLinksAnswer extends view(
  { message: field.string('Each traveller has a link now. Please send each person theirs.') },
  TravellerLinksAnswer,
) {}

/** The own place in a party, as anyone with its link sees it: nothing of the others, and nothing of the money. */
export class OwnTravellerAnswer extends view(
  {
    tour: field.string('Gorillas of the Virunga volcanoes'),
    type: field.string('adult'),
    travelDate: field.day('2027-06-12', 'The first day.').nullable(),
    isEditable: field.boolean(true, 'Whether the details can be changed now.'),
    editableUntil: field.day('2027-06-10', 'The last day on which they can be changed; null without a day.').nullable(),
    traveller: field.one(TravellerView, 'Null until the details are entered.').nullable(),
  },
  TranslatedView,
) {}

export class SavedOwnTravellerAnswer extends view(
  { message: field.string('The details have been saved.') },
  OwnTravellerAnswer,
) {}

/** @param siteUrl the beginning of the link */
export const travellerLinkView = (
  { id, travellerId, type }: TravellerLink,
  siteUrl: string,
  language: LanguageCode,
): TravellerLinkView => ({
  travellerId,
  type,
  link: `${siteUrl}${pathInLanguage(language, `/traveller/${id}`)}`,
});

export const ownTravellerAnswer = (
  { type }: TravellerLink,
  order: Order,
  { traveller, isEditable }: Pick<OwnTravellerAnswer, 'traveller' | 'isEditable'>,
  read: NamesRead,
): OwnTravellerAnswer => ({
  tour: nameIn(read.names, order.itemTitle),
  type,
  travelDate: travelDayOf(order),
  isEditable,
  editableUntil: editableUntil(order),
  traveller,
  ...namesReadView(read, { tour: order.itemTitle }),
});
