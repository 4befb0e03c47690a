import { AgentsModule } from '../agents/agents.module.js';
import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AirTicketsModule } from '../air-tickets/air-tickets.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { DeparturesModule } from '../departures/departures.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { DestinationsModule } from '../destinations/destinations.module.js';
import { LodgesModule } from '../lodges/lodges.module.js';
import { MediaReferences } from '../media/unused/media-references.js';
import { MediaReferencesModule } from '../media/unused/media-references.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PricesModule } from '../prices/prices.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { QuoteAcceptance } from './quote.acceptance.js';
import { QuoteChange } from './changes/quote-change.entity.js';
import { QuoteChanges } from './changes/quote.changes.js';
import { QuoteDepartures } from './quote.departures.js';
import { Quote } from './quote.entity.js';
import { QuoteErasing } from './quote.erasing.js';
import { QuoteExpiry } from './quote.expiry.js';
import { QuoteFigures } from './quote.figures.js';
import { QuoteFollowUp } from './quote.follow-up.js';
import { QuoteMails } from './quote.mails.js';
import { QuoteOpening } from './openings/quote-opening.entity.js';
import { QuoteOpenings } from './openings/quote.openings.js';
import { QuoteOrigins } from './quote.origins.js';
import { QuotePaper } from './quote.paper.js';
import { QuotePlaces } from './quote.places.js';
import { QuoteRows } from './quote.rows.js';
import { QuoteWishes } from './quote.wishes.js';
import { QuotesBackofficeController } from './quotes.backoffice.controller.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';
import { QuotesOfPeople } from './quotes.of-people.js';
import { QuoteSearch } from './quote.search.js';

@Module({
  imports: [
    AgentsModule,
    TypeOrmModule.forFeature([Quote, QuoteChange, QuoteOpening]),
    AirTicketsModule,
    ContactModule,
    DeparturesModule,
    DeskModule,
    DestinationsModule,
    LodgesModule,
    MediaReferencesModule,
    OrdersModule,
    PricesModule,
    ToursModule,
    TranslationsModule,
  ],
  controllers: [QuotesBackofficeController, QuotesController],
  providers: [
    QuoteSearch,
    QuoteAcceptance,
    QuoteChanges,
    QuoteDepartures,
    QuoteErasing,
    QuoteExpiry,
    QuoteFigures,
    QuoteFollowUp,
    QuoteMails,
    QuoteOpenings,
    QuoteOrigins,
    QuotePaper,
    QuotePlaces,
    QuoteRows,
    QuoteWishes,
    QuotesOfPeople,
    QuotesService,
  ],
  exports: [QuoteFollowUp, QuotePaper, QuotesService],
})
export class QuotesModule implements OnModuleInit {
  constructor(
    private readonly quotes: QuotesService,
    private readonly mediaReferences: MediaReferences,
  ) {}

  onModuleInit(): void {
    this.mediaReferences.register(() => this.quotes.showingMedia());
  }
}
