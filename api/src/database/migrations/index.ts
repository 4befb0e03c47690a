import { CreateAccounts1763600001000 } from './1763600001000-accounts.js';
import { CreateContent1763600002000 } from './1763600002000-content.js';
import { CreateVisitors1763600003000 } from './1763600003000-visitors.js';
import { CreateOrders1763600004000 } from './1763600004000-orders.js';
import { CreateWork1763600005000 } from './1763600005000-work.js';
import { CreateAudit1763600006000 } from './1763600006000-audit.js';
import { CreateSandbox1763600007000 } from './1763600007000-sandbox.js';
import { AddPaymentPapers1763600011000 } from './1763600011000-payment-papers.js';
import { CreateCampaigns1763600021000 } from './1763600021000-campaigns.js';
import { IndexFigures1763600022000 } from './1763600022000-figures.js';
import { CreateUnusedMedia1763600023000 } from './1763600023000-unused-media.js';
import { AddNotificationMarks1763600024000 } from './1763600024000-notification-marks.js';
import { CreateWebhooks1763600031000 } from './1763600031000-webhooks.js';
import { IndexQueues1763600041000 } from './1763600041000-queues.js';
import { AddSearchTexts1763600051000 } from './1763600051000-search-texts.js';
import { IndexOrdersByTypeAndStatus1763600052000 } from './1763600052000-orders-by-type-and-status.js';
import { OwnClaims1763600110000 } from './1763600110000-claim-owners.js';
import { TimeJobs1763600120000 } from './1763600120000-timed-jobs.js';
import { NameMails1763600121000 } from './1763600121000-named-mails.js';
import { CreateSessions1763600130000 } from './1763600130000-sessions.js';
import { IndexOrdersByTravelDate1763600160000 } from './1763600160000-orders-by-travel-date.js';
import { SearchPhones1763600161000 } from './1763600161000-searched-phones.js';
import { IndexNewestOrders1763600162000 } from './1763600162000-newest-orders.js';
import { ResendMails1763600170000 } from './1763600170000-resent-mails.js';
import { SearchAuditedFields1763600171000 } from './1763600171000-audited-fields.js';
import { NameDispatchedJobs1763600210000 } from './1763600210000-dispatched-jobs.js';
import { PointMailsAtJobs1763600211000 } from './1763600211000-jobs-of-mails.js';
import { PointDeliveriesAtJobs1763600212000 } from './1763600212000-jobs-of-deliveries.js';
import { PointLettersAtJobs1763600213000 } from './1763600213000-jobs-of-letters.js';
import { RingAfterCommit1763600220000 } from './1763600220000-ring-after-commit.js';
import { CreateEdgePurges1763600225000 } from './1763600225000-edge-purges.js';
import { KeepSearchWords1763600250000 } from './1763600250000-search-words.js';
import { IndexListsOfOrders1763600251000 } from './1763600251000-indexes-of-orders.js';
import { IndexOrdersOfItem1763600252000 } from './1763600252000-orders-of-an-item.js';
import { CoverListsOfOrders1763600253000 } from './1763600253000-covered-lists.js';
import { PriceToursBySeason1763600260000 } from './1763600260000-tour-prices.js';
import { CreateSettings1763600261000 } from './1763600261000-settings.js';
import { KeepPricesOfOrders1763600262000 } from './1763600262000-priced-orders.js';
import { CreateDepartures1763600270000 } from './1763600270000-departures.js';
import { LengthenRoles1763600271000 } from './1763600271000-longer-roles.js';
import { KeepLedger1763600272000 } from './1763600272000-ledger.js';
import { HoldSeats1763600273000 } from './1763600273000-holds.js';
import { CreateWaitingList1763600274000 } from './1763600274000-waiting-list.js';
import { KeepCancelling1763600275000 } from './1763600275000-cancelling.js';
import { OpenDesk1763600276000 } from './1763600276000-desk.js';
import { IndexOrdersByTrip1763600277000 } from './1763600277000-orders-by-trip.js';
import { RemindOfInstalments1763600280000 } from './1763600280000-reminders.js';
import { CoverDueDays1763600281000 } from './1763600281000-covered-due-days.js';
import { KeepTravellers1763600284000 } from './1763600284000-travellers.js';
import { ShareBills1763600286000 } from './1763600286000-order-shares.js';
import { FindByDays1763600288000 } from './1763600288000-calendar.js';
import { KeepOrderNotes1763600291000 } from './1763600291000-order-notes.js';
import { AskTravellers1763600300000 } from './1763600300000-ask-travellers.js';
import { CountPassports1763600305000 } from './1763600305000-count-passports.js';
import { NoteOpenings1763600306000 } from './1763600306000-order-openings.js';
import { LeadToursToDestinations1763600320000 } from './1763600320000-tour-destinations.js';
import { PlaceDestinations1763600321000 } from './1763600321000-destination-positions.js';
import { KeepReviews1763600340000 } from './1763600340000-reviews.js';
import { AdviseTravellers1763600350000 } from './1763600350000-travel-advice.js';
import { KeepWords1763600360000 } from './1763600360000-content-versions.js';
import { ShowGalleriesOfTours1763600370000 } from './1763600370000-tour-gallery.js';
import { ReadLanguages1763600371000 } from './1763600371000-languages.js';
import { TranslateRecords1763600381000 } from './1763600381000-translations.js';
import { KeepPictures1763600386000 } from './1763600386000-pictures.js';
import { CountPicturesWithoutCopies1763600387000 } from './1763600387000-pictures-without-copies.js';
import { PreviewPictures1763600403000 } from './1763600403000-previews-of-pictures.js';
import { NameOrders1763600410000 } from './1763600410000-names-of-orders.js';
import { KeyOrders1763600420000 } from './1763600420000-order-keys.js';
import { ForgetCopiesOfPictures1763600411000 } from './1763600411000-copies-of-pictures.js';
import { BoundUnpaidSeats1763600425000 } from './1763600425000-unpaid-seats.js';
import { KeepExtras1763600430000 } from './1763600430000-extras-of-orders.js';
import { KeepPermits1763600435000 } from './1763600435000-kept-permits.js';
import { SumMoney1763600441000 } from './1763600441000-sums-of-money.js';
import { MarkOrders1763600451000 } from './1763600451000-marks-of-orders.js';
import { LetSessionsIdle1763600452000 } from './1763600452000-sessions-of-deployed-clients.js';
import { BookAhead1763600455000 } from './1763600455000-lead-time.js';
import { BoundWaiting1763600456000 } from './1763600456000-who-waits.js';
import { MarkHolds1763600457000 } from './1763600457000-hold-mark.js';
import { BelongToAnyContent1763600458000 } from './1763600458000-kinds-of-content.js';
import { AddLodges1763600459000 } from './1763600459000-lodges.js';
import { MailBeforeTrips1763600460000 } from './1763600460000-trip-mails.js';
import { LinkTravellers1763600461000 } from './1763600461000-traveller-links.js';
import { LanguageOfSubscribers1763600463000 } from './1763600463000-subscriber-language.js';
import { KeepPermitRows1763600490000 } from './1763600490000-permits.js';
import { KnowSuppliers1763600491000 } from './1763600491000-suppliers.js';
import { AssignGuides1763600480000 } from './1763600480000-assignments.js';
import { CloseMonths1763600501000 } from './1763600501000-ledger-months.js';
import { SellGiftVouchers1763600541000 } from './1763600541000-gift-vouchers.js';
import { KnowAgents1763600540000 } from './1763600540000-agents.js';
import { EraseInTime1763600510000 } from './1763600510000-erase-in-time.js';
import { DivideByTax1763600550000 } from './1763600550000-taxes.js';
import { ReadStatements1763600520000 } from './1763600520000-statements.js';
import { KnowClients1763600530000 } from './1763600530000-clients.js';
import { SpellNames1763600531000 } from './1763600531000-search-spellings.js';
import { SignPapers1763600551000 } from './1763600551000-fiscal-receipts.js';
import { PayInCurrencies1763600500000 } from './1763600500000-paid-in-currency.js';
import { AddQuotes1763600470000 } from './1763600470000-quotes.js';
import { KeepGuideTicks1763600481000 } from './1763600481000-guide-ticks.js';
import { NoteAssignments1763600482000 } from './1763600482000-assignment-notes.js';
import { PayByMobileMoney1763600560000 } from './1763600560000-mobile-money.js';
import { AssignOrders1763600570000 } from './1763600570000-assignees.js';
import { Threads1763600590000 } from './1763600590000-threads.js';
import { ReadReportsFromIndices1763600592000 } from './1763600592000-report-indices.js';
import { LogInAgents1763600600000 } from './1763600600000-agent-logins.js';
import { NameServicesOfTours1763600604000 } from './1763600604000-tour-services.js';
import { KeepFilesOfThreads1763600610000 } from './1763600610000-thread-files.js';
import { IndexSearchTextsOfQuotes1763600614000 } from './1763600614000-quote-search.js';
import { KeepBookingsAs1763600616000 } from './1763600616000-kept-as.js';
import { QuoteDepartures1763600618000 } from './1763600618000-quote-departures.js';
import { KeepFilesAsBefore1763600622000 } from './1763600622000-media-keep-days.js';
import { KnowDevices1763600624000 } from './1763600624000-session-devices.js';
import { AddSecondFactors1763600626000 } from './1763600626000-second-factors.js';
import { NoteBackups1763600630000 } from './1763600630000-backup-runs.js';

/** Run in the order of the numbers in their names; a new one has the highest. */
export const MIGRATIONS = [
  CreateAccounts1763600001000,
  CreateContent1763600002000,
  CreateVisitors1763600003000,
  CreateOrders1763600004000,
  CreateWork1763600005000,
  CreateAudit1763600006000,
  CreateSandbox1763600007000,
  AddPaymentPapers1763600011000,
  CreateCampaigns1763600021000,
  IndexFigures1763600022000,
  CreateUnusedMedia1763600023000,
  AddNotificationMarks1763600024000,
  CreateWebhooks1763600031000,
  IndexQueues1763600041000,
  AddSearchTexts1763600051000,
  IndexOrdersByTypeAndStatus1763600052000,
  OwnClaims1763600110000,
  TimeJobs1763600120000,
  NameMails1763600121000,
  CreateSessions1763600130000,
  IndexOrdersByTravelDate1763600160000,
  SearchPhones1763600161000,
  IndexNewestOrders1763600162000,
  ResendMails1763600170000,
  SearchAuditedFields1763600171000,
  NameDispatchedJobs1763600210000,
  PointMailsAtJobs1763600211000,
  PointDeliveriesAtJobs1763600212000,
  PointLettersAtJobs1763600213000,
  RingAfterCommit1763600220000,
  CreateEdgePurges1763600225000,
  KeepSearchWords1763600250000,
  IndexListsOfOrders1763600251000,
  IndexOrdersOfItem1763600252000,
  CoverListsOfOrders1763600253000,
  PriceToursBySeason1763600260000,
  CreateSettings1763600261000,
  KeepPricesOfOrders1763600262000,
  CreateDepartures1763600270000,
  LengthenRoles1763600271000,
  KeepLedger1763600272000,
  HoldSeats1763600273000,
  CreateWaitingList1763600274000,
  KeepCancelling1763600275000,
  OpenDesk1763600276000,
  IndexOrdersByTrip1763600277000,
  RemindOfInstalments1763600280000,
  CoverDueDays1763600281000,
  KeepTravellers1763600284000,
  ShareBills1763600286000,
  FindByDays1763600288000,
  KeepOrderNotes1763600291000,
  AskTravellers1763600300000,
  CountPassports1763600305000,
  NoteOpenings1763600306000,
  LeadToursToDestinations1763600320000,
  PlaceDestinations1763600321000,
  KeepReviews1763600340000,
  AdviseTravellers1763600350000,
  KeepWords1763600360000,
  ShowGalleriesOfTours1763600370000,
  ReadLanguages1763600371000,
  TranslateRecords1763600381000,
  KeepPictures1763600386000,
  CountPicturesWithoutCopies1763600387000,
  PreviewPictures1763600403000,
  NameOrders1763600410000,
  ForgetCopiesOfPictures1763600411000,
  KeyOrders1763600420000,
  BoundUnpaidSeats1763600425000,
  KeepExtras1763600430000,
  KeepPermits1763600435000,
  SumMoney1763600441000,
  MarkOrders1763600451000,
  LetSessionsIdle1763600452000,
  BookAhead1763600455000,
  BoundWaiting1763600456000,
  MarkHolds1763600457000,
  BelongToAnyContent1763600458000,
  AddLodges1763600459000,
  MailBeforeTrips1763600460000,
  LinkTravellers1763600461000,
  LanguageOfSubscribers1763600463000,
  AddQuotes1763600470000,
  AssignGuides1763600480000,
  KeepGuideTicks1763600481000,
  NoteAssignments1763600482000,
  KeepPermitRows1763600490000,
  KnowSuppliers1763600491000,
  PayInCurrencies1763600500000,
  CloseMonths1763600501000,
  EraseInTime1763600510000,
  ReadStatements1763600520000,
  KnowClients1763600530000,
  SpellNames1763600531000,
  KnowAgents1763600540000,
  SellGiftVouchers1763600541000,
  DivideByTax1763600550000,
  SignPapers1763600551000,
  PayByMobileMoney1763600560000,
  AssignOrders1763600570000,
  Threads1763600590000,
  ReadReportsFromIndices1763600592000,
  LogInAgents1763600600000,
  NameServicesOfTours1763600604000,
  KeepFilesOfThreads1763600610000,
  IndexSearchTextsOfQuotes1763600614000,
  KeepBookingsAs1763600616000,
  QuoteDepartures1763600618000,
  KeepFilesAsBefore1763600622000,
  KnowDevices1763600624000,
  AddSecondFactors1763600626000,
  NoteBackups1763600630000,
];
