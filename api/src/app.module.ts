import { TravellersModule } from './modules/travellers/travellers.module.js';
import { TripMailsModule } from './modules/trip-mails/trip-mails.module.js';
import { MailboxModule } from './modules/mailbox/mailbox.module.js';
import { ThreadsModule } from './modules/threads/threads.module.js';
import { GiftVouchersModule } from './modules/gift-vouchers/gift-vouchers.module.js';
import { AgentsModule } from './modules/agents/agents.module.js';
import { StatementsModule } from './modules/statements/statements.module.js';
import { SuppliersModule } from './modules/suppliers/suppliers.module.js';
import { TimelineModule } from './modules/timeline/timeline.module.js';
import { SharesModule } from './modules/shares/shares.module.js';
import { OrderPageModule } from './modules/order-page/order-page.module.js';
import { OwnAgentModule } from './modules/own-agent/own-agent.module.js';
import { ManifestModule } from './modules/manifest/manifest.module.js';
import { LedgerModule } from './modules/ledger/ledger.module.js';
import { DeskModule } from './modules/desk/desk.module.js';
import { CancellingModule } from './modules/cancelling/cancelling.module.js';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { BackupModule } from './platform/backup/backup.module.js';
import { AntivirusModule } from './platform/antivirus/antivirus.module.js';
import { BroadcastModule } from './platform/broadcast/broadcast.module.js';
import { DomainEventsModule } from './platform/domain-events/domain-events.module.js';
import { EdgeCacheModule } from './platform/edge-cache/edge-cache.module.js';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { ProcessModule, type ProcessKind } from './platform/process-kind.js';
import { RateLimitModule } from './platform/limits/rate-limit.module.js';
import { RedisModule } from './platform/redis/redis.module.js';
import { MediaUrlsModule } from './common/rich-text/media-urls.js';
import { ScheduleModule } from './platform/schedule/schedule.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { AirTicketsModule } from './modules/air-tickets/air-tickets.module.js';
import { AssignmentsModule } from './modules/assignments/assignments.module.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { CampaignsModule } from './modules/campaigns/campaigns.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { ReviewsModule } from './modules/reviews/reviews.module.js';
import { ClientsModule } from './modules/clients/clients.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { PersonalDataModule } from './modules/personal-data/personal-data.module.js';
import { CommentsModule } from './modules/comments/comments.module.js';
import { ContentModule } from './modules/content/content.module.js';
import { ContactModule } from './modules/contact/contact.module.js';
import { DashboardModule } from './modules/dashboard/dashboard.module.js';
import { DeparturesModule } from './modules/departures/departures.module.js';
import { DestinationsModule } from './modules/destinations/destinations.module.js';
import { EventsModule } from './modules/events/events.module.js';
import { GuidePageModule } from './modules/guide-page/guide-page.module.js';
import { GuideTicksModule } from './modules/guide-ticks/guide-ticks.module.js';
import { GuidesModule } from './modules/guides/guides.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { LiveModule } from './modules/live/live.module.js';
import { LodgesModule } from './modules/lodges/lodges.module.js';
import { MailModule } from './modules/mail/mail.module.js';
import { SubscribersModule } from './modules/subscribers/subscribers.module.js';
import { MediaModule } from './modules/media/media.module.js';
import { OwnPicturesModule } from './modules/media/own-pictures.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { OrdersModule } from './modules/orders/orders.module.js';
import { ParticipantsModule } from './modules/participants/participants.module.js';
import { SiteDataModule } from './modules/site-data/site-data.module.js';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { PricesModule } from './modules/prices/prices.module.js';
import { PermitsModule } from './modules/permits/permits.module.js';
import { PromoCodesModule } from './modules/promo-codes/promo-codes.module.js';
import { PublicationsModule } from './modules/publications/publications.module.js';
import { SettingsModule } from './modules/settings/settings.module.js';
import { SharePicturesModule } from './modules/share-pictures/share-pictures.module.js';
import { QuotesModule } from './modules/quotes/quotes.module.js';
import { QueuesModule } from './modules/queues/queues.module.js';
import { ThingsToDoModule } from './modules/things-to-do/things-to-do.module.js';
import { TourSheetsModule } from './modules/tour-sheets/tour-sheets.module.js';
import { ToursModule } from './modules/tours/tours.module.js';
import { TranslationsModule } from './modules/translations/translations.module.js';
import { EditableTextsModule } from './modules/editable-texts/editable-texts.module.js';
import { VehiclesModule } from './modules/vehicles/vehicles.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';

@Module({})
export class AppModule {
  /** @param more additional modules */
  static with(env: Env, kind: ProcessKind, dataSource: DataSource, more: readonly Type[] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(env),
        ProcessModule.as(kind),
        DatabaseModule.on(dataSource),
        RedisModule.with(env),
        RateLimitModule,
        AntivirusModule,
        MediaUrlsModule,
        ScheduleModule,
        IdempotencyModule,
        DomainEventsModule,
        BackupModule,
        JobsModule,
        BroadcastModule,
        EdgeCacheModule,
        ...more,
        MailModule.with(env),
        NotificationsModule,
        AssignmentsModule,
        AuditModule,
        VehiclesModule,
        WebhooksModule,
        QueuesModule,
        GuidePageModule,
        GuideTicksModule,
        GuidesModule,
        HealthModule,
        AuthModule.with(env),
        LiveModule,
        ToursModule,
        DeparturesModule,
        SettingsModule,
        EditableTextsModule,
        TranslationsModule,
        PermitsModule,
        AgentsModule,
        StatementsModule,
        MailboxModule,
        ThreadsModule,
        GiftVouchersModule,
        SuppliersModule,
        PromoCodesModule,
        PricesModule,
        DestinationsModule,
        EventsModule,
        LodgesModule,
        PublicationsModule,
        SiteDataModule,
        DashboardModule,
        MediaModule.with(env),
        OwnPicturesModule,
        SharePicturesModule,
        ThingsToDoModule,
        TourSheetsModule,
        OrdersModule,
        CancellingModule,
        DeskModule,
        LedgerModule,
        QuotesModule,
        ManifestModule,
        OrderPageModule,
        OwnAgentModule,
        SharesModule,
        TimelineModule,
        TravellersModule,
        TripMailsModule,
        ClientsModule,
        SearchModule,
        PersonalDataModule,
        CommentsModule,
        ReportsModule,
        ReviewsModule,
        ParticipantsModule,
        ContentModule,
        ContactModule,
        SubscribersModule,
        CampaignsModule,
        AirTicketsModule,
        PaymentsModule.with(env),
      ],
    };
  }
}
