import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@imisozi/core/languages';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import type { Day } from '@imisozi/core/kigali-time';
import { priceLine } from '@imisozi/core/pricing/price-lines';
import { permitsIn, sumOf } from '@imisozi/core/pricing/price-lines';
import type { QuoteDay, QuoteOption } from '@imisozi/core/quotes/quote-offer';
import { languageOfTripBrief } from '@imisozi/core/quotes/is-trip-brief';
import { isRefused, refusal } from '../../platform/errors/refused.js';
import { textOfHtml } from '../../common/plain-text.js';
import { inquiryText } from '../air-tickets/air-ticket.words.js';
import { AirTicketsService } from '../air-tickets/air-tickets.service.js';
import { ContactService } from '../contact/contact.service.js';
import { DESTINATIONS } from '../destinations/destination.kind.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import { DeskPricing } from '../desk/desk.pricing.js';
import { LODGES } from '../lodges/lodge.kind.js';
import { LodgesService } from '../lodges/lodges.service.js';
import { OrderNames } from '../orders/order.names.js';
import type { Tour } from '../tours/tour.entity.js';
import { TOURS } from '../tours/tour.kind.js';
import { ToursService } from '../tours/tours.service.js';
import { TranslationsService } from '../translations/translations.service.js';
import type { CreateQuoteDto } from './dto/quote.dto.js';
import type { Quote } from './quote.entity.js';

/** The client and the source of a new proposal; fields of the request itself come before these. */
export type Origin = Pick<Quote, 'source' | 'sourceId' | 'request'> &
  Partial<Pick<Quote, 'names' | 'email' | 'phoneNumber' | 'address' | 'language'>>;

/** What a proposal copies of a tour. */
type Copied = Pick<Quote, 'title' | 'days' | 'options'>;

/** The picture of a lodge or destination is shown anyway, so a day begins without pictures of its own. */
const NO_PICTURES: readonly string[] = [];

/** What a proposal begins with when it is made from a message, an inquiry or a tour (rules/proposals 1). */
@Injectable()
export class QuoteOrigins {
  constructor(
    private readonly contact: ContactService,
    private readonly airTickets: AirTicketsService,
    private readonly tours: ToursService,
    private readonly destinations: DestinationsService,
    private readonly lodges: LodgesService,
    private readonly translations: TranslationsService,
    private readonly pricing: DeskPricing,
    private readonly names: OrderNames,
  ) {}

  /** @throws Refused for an unknown message or inquiry */
  async of({ contactMessageId, airTicketInquiryId, tourId }: CreateQuoteDto): Promise<Origin> {
    if (contactMessageId) return this.ofMessage(contactMessageId);
    if (airTicketInquiryId) return this.ofInquiry(airTicketInquiryId);
    return { source: tourId ? 'tour' : 'office', sourceId: null, request: '' };
  }

  /** @throws Refused for an unknown tour */
  async tour(id: string): Promise<Tour> {
    const tour = await this.tours.find(id);
    if (!tour) throw refusal('tour-required');
    return tour;
  }

  /** The days and the price of a tour, in the client's language; without a price where the tour has none. */
  async copied(tour: Tour, language: LanguageCode, trip: Trip): Promise<Copied> {
    const translated = await this.translations.translateOne(TOURS, tour, language);
    const [lodges, places] = await Promise.all([
      this.titlesOf(
        LODGES,
        this.lodges,
        tour.itinerary.flatMap(({ lodgeIds = [] }) => lodgeIds),
        language,
      ),
      this.titlesOf(
        DESTINATIONS,
        this.destinations,
        tour.itinerary.flatMap(({ destinationId }) => destinationId ?? []),
        language,
      ),
    ]);
    const days = translated.itinerary.map(({ title, body, destinationId, lodgeIds = [] }, index): QuoteDay => {
      const lodge = lodges.get(lodgeIds[0] ?? '');
      return {
        title,
        body: textOfHtml(body),
        place: places.get(destinationId ?? '') ?? '',
        lodges: lodge ? [lodge] : [],
        meals: [],
        images: NO_PICTURES,
        tourDay: tour.itinerary[index]!.title,
      };
    });
    return { title: translated.title, days, options: await this.priced(tour, language, trip) };
  }

  /** One option with the price of the tour, line by line. */
  private async priced(tour: Tour, language: LanguageCode, trip: Trip): Promise<QuoteOption[]> {
    const { travellers, travelDate, departureId } = trip;
    try {
      const { item } = await this.pricing.forNew({
        itemsArray: [{ id: tour.id }],
        travellers,
        ...(departureId ? { departureId } : travelDate && { travelDate }),
      });
      const names = await this.names.ofNew({ ...item, itemType: 'tour', language });
      const lines = (item.priceLines ?? []).map((line) =>
        priceLine({
          kind: 'custom',
          label: names?.[line.label] ?? line.label,
          quantity: line.quantity,
          unitAmount: line.unitAmount,
          ...(permitsIn([line]) > 0 && { category: 'permit' as const }),
        }),
      );
      return sumOf(lines) > 0 ? [{ name: '', lines }] : [];
    } catch (error) {
      if (isRefused(error, 400)) return [];
      throw error;
    }
  }

  private async titlesOf(
    kind: typeof LODGES | typeof DESTINATIONS,
    content: Pick<LodgesService | DestinationsService, 'publicOf'>,
    ids: readonly string[],
    language: LanguageCode,
  ): Promise<ReadonlyMap<string, string>> {
    const found: readonly Titled[] = await content.publicOf([...new Set(ids)]);
    const named = await this.translations.translate(kind, found, language);
    return new Map(named.map(({ id, title }) => [id, title]));
  }

  private async ofMessage(id: string): Promise<Origin> {
    const { names, email, phone, subject, message } = await this.contact.get(id);
    const language = languageOfTripBrief(subject);
    return {
      source: language ? 'trip-brief' : 'message',
      sourceId: id,
      request: `${subject}\n\n${message}`,
      ...{ names, email, phoneNumber: phone, language: language ?? DEFAULT_LANGUAGE },
    };
  }

  private async ofInquiry(id: string): Promise<Origin> {
    const inquiry = await this.airTickets.get(id);
    const { fullName, email, phone } = inquiry;
    return {
      source: 'air-ticket',
      sourceId: id,
      request: inquiryText(inquiry),
      ...{ names: fullName, email, phoneNumber: phone },
    };
  }
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

interface Trip {
  readonly travellers: Record<string, number>;
  readonly travelDate: Day | null;
  readonly departureId: string | null;
}
