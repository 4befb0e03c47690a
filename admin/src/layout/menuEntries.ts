import type { SvgIconComponent } from '@mui/icons-material';
import Calendar from '@mui/icons-material/CalendarMonthOutlined';
import Comments from '@mui/icons-material/ForumOutlined';
import Bookings from '@mui/icons-material/ConfirmationNumberOutlined';
import Publications from '@mui/icons-material/DescriptionOutlined';
import Departures from '@mui/icons-material/EventSeatOutlined';
import Events from '@mui/icons-material/EventOutlined';
import Participants from '@mui/icons-material/GroupsOutlined';
import Payments from '@mui/icons-material/CreditCardOutlined';
import Subscribers from '@mui/icons-material/MarkEmailReadOutlined';
import Tours from '@mui/icons-material/HikingOutlined';
import Permits from '@mui/icons-material/BadgeOutlined';
import Fiscal from '@mui/icons-material/QrCode2Outlined';
import Quotes from '@mui/icons-material/RequestQuoteOutlined';
import PromoCodes from '@mui/icons-material/LocalOfferOutlined';
import Settings from '@mui/icons-material/TuneOutlined';
import Audit from '@mui/icons-material/HistoryOutlined';
import Messages from '@mui/icons-material/MailOutlined';
import Outbox from '@mui/icons-material/OutboxOutlined';
import Lodges from '@mui/icons-material/CottageOutlined';
import Guides from '@mui/icons-material/BadgeOutlined';
import Vehicles from '@mui/icons-material/AirportShuttleOutlined';
import GiftVouchers from '@mui/icons-material/CardGiftcardOutlined';
import Agents from '@mui/icons-material/StorefrontOutlined';
import Suppliers from '@mui/icons-material/HandshakeOutlined';
import Payables from '@mui/icons-material/AccountBalanceWalletOutlined';
import Operations from '@mui/icons-material/AssignmentIndOutlined';
import Manifest from '@mui/icons-material/FactCheckOutlined';
import Statements from '@mui/icons-material/AccountBalanceOutlined';
import MoneyDue from '@mui/icons-material/AlarmOutlined';
import Reports from '@mui/icons-material/InsightsOutlined';
import Reviews from '@mui/icons-material/StarOutlineOutlined';
import Words from '@mui/icons-material/EditNoteOutlined';
import Clients from '@mui/icons-material/ContactsOutlined';
import Users from '@mui/icons-material/ManageAccountsOutlined';
import Queues from '@mui/icons-material/QueueOutlined';
import Webhooks from '@mui/icons-material/WebhookOutlined';
import Destinations from '@mui/icons-material/TerrainOutlined';
import type { LabelKey } from '../i18n/label';

export interface MenuEntry {
  /** Also its path below /account. */
  readonly resource: string;
  /** Further paths for which it is the current entry. */
  readonly alsoAt?: readonly string[];
  /** The action that the user must be allowed to see the entry; the default is to list its records. */
  readonly action?: string;
  readonly text: LabelKey;
  readonly Icon: SvgIconComponent;
}

export interface MenuGroup {
  readonly title?: LabelKey;
  readonly entries: readonly MenuEntry[];
}

/** The sidebar's entries below Dashboard: content and people, the office and the system. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  {
    entries: [
      { resource: 'events', text: 'app.menu.events', Icon: Events },
      { resource: 'events/participant', text: 'app.menu.participants', Icon: Participants },
      { resource: 'destinations', text: 'app.menu.destinations', Icon: Destinations },
      { resource: 'lodges', text: 'app.menu.lodges', Icon: Lodges },
      { resource: 'tours', text: 'app.menu.tours', Icon: Tours },
      { resource: 'departures', text: 'app.menu.departures', Icon: Departures },
      { resource: 'tour-bookings', text: 'app.menu.bookings', Icon: Bookings },
      { resource: 'publications', text: 'app.menu.publications', Icon: Publications },
    ],
  },
  {
    title: 'app.menu.office',
    entries: [
      { resource: 'calendar', text: 'app.menu.calendar', Icon: Calendar },
      { resource: 'operations', text: 'app.menu.operations', Icon: Operations },
      { resource: 'manifest', text: 'app.menu.manifest', Icon: Manifest },
      { resource: 'guides', text: 'app.menu.guides', Icon: Guides },
      { resource: 'vehicles', text: 'app.menu.vehicles', Icon: Vehicles },
      { resource: 'permits', text: 'app.menu.permits', Icon: Permits },
      { resource: 'agents', text: 'app.menu.agents', Icon: Agents },
      { resource: 'suppliers', text: 'app.menu.suppliers', Icon: Suppliers },
      { resource: 'services', text: 'app.menu.payables', Icon: Payables },
      { resource: 'money-due', text: 'app.menu.moneyDue', Icon: MoneyDue },
      { resource: 'statements', text: 'app.menu.statements', Icon: Statements },
      { resource: 'reports', action: 'show', text: 'app.menu.reports', Icon: Reports },
      { resource: 'fiscal-receipts', text: 'app.menu.fiscal', Icon: Fiscal },
      { resource: 'payments', text: 'app.menu.payments', Icon: Payments },
      { resource: 'clients', text: 'app.menu.clients', Icon: Clients },
      { resource: 'quotes', text: 'app.menu.quotes', Icon: Quotes },
      { resource: 'gift-vouchers', text: 'app.menu.giftVouchers', Icon: GiftVouchers },
      { resource: 'promo-codes', text: 'app.menu.promoCodes', Icon: PromoCodes },
      { resource: 'users', text: 'app.menu.users', Icon: Users },
      { resource: 'subscribers', alsoAt: ['campaigns'], text: 'app.menu.subscribers', Icon: Subscribers },
      {
        resource: 'threads',
        alsoAt: ['contact-messages', 'air-ticket-inquiries', 'reply-templates'],
        text: 'app.menu.messages',
        Icon: Messages,
      },
      { resource: 'reviews', text: 'app.menu.reviews', Icon: Reviews },
      { resource: 'comments', text: 'app.menu.comments', Icon: Comments },
    ],
  },
  {
    title: 'app.menu.system',
    entries: [
      { resource: 'settings', action: 'show', text: 'app.menu.settings', Icon: Settings },
      { resource: 'content', text: 'app.menu.content', Icon: Words },
      { resource: 'outbox', alsoAt: ['mail-previews'], text: 'app.menu.outbox', Icon: Outbox },
      { resource: 'queues', text: 'app.menu.queues', Icon: Queues },
      { resource: 'webhooks', alsoAt: ['webhook-deliveries'], text: 'app.menu.webhooks', Icon: Webhooks },
      { resource: 'audit', text: 'app.menu.audit', Icon: Audit },
    ],
  },
];
