import { eachOf, type GroupPrice } from '@imisozi/core/prices';
import { tours as text } from '../i18n/for-bookings';
import { usd } from './money';

/** `$1,640 per person, two sharing`: the price that a tour is advertised with. */
export const fromText = (offer: GroupPrice): string => `${usd(eachOf(offer))} ${text.eachFor({ count: offer.people })}`;
