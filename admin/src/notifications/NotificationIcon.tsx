import type { SvgIconComponent } from '@mui/icons-material';
import Comment from '@mui/icons-material/ChatBubbleOutlined';
import Order from '@mui/icons-material/ConfirmationNumberOutlined';
import Payment from '@mui/icons-material/CreditCardOutlined';
import Participant from '@mui/icons-material/GroupsOutlined';
import Contact from '@mui/icons-material/MailOutlined';
import Something from '@mui/icons-material/NotificationsOutlined';
import Mail from '@mui/icons-material/OutboxOutlined';
import AirTicket from '@mui/icons-material/FlightOutlined';
import Quote from '@mui/icons-material/RequestQuoteOutlined';
import Review from '@mui/icons-material/StarOutlineOutlined';
import { createElement } from 'react';

const ICONS: Readonly<Record<string, SvgIconComponent>> = {
  order: Order,
  payment: Payment,
  participant: Participant,
  comment: Comment,
  review: Review,
  contact: Contact,
  'air-ticket': AirTicket,
  quote: Quote,
  mail: Mail,
};

/** The icon of a kind of notification; decorative. */
export function NotificationIcon({ kind }: { readonly kind: string }) {
  return createElement(ICONS[kind] ?? Something, { fontSize: 'small' });
}
