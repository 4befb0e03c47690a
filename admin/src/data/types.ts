import type { components } from '@imisozi/api/openapi';

type Schemas = components['schemas'];

export type Order = Schemas['OrderRow'];
export type OrderStatus = Order['status'];
export type MailStatus = NonNullable<Order['mailStatus']>;
export type Figures = Schemas['DashboardView'];
export type Tour = Schemas['TourView'];
export type Participant = Schemas['ParticipantView'];
export type Subscriber = Schemas['SubscriberView'];
export type User = Schemas['UserView'];
export type NewUser = Schemas['CreateUserDto'];
export type Destination = Schemas['DestinationView'];
export type Event = Schemas['EventView'];
export type Publication = Schemas['PublicationView'];
export type NewTour = Schemas['CreateTourDto'];
export type NewEvent = Schemas['CreateEventDto'];
export type NewDestination = Schemas['CreateDestinationDto'];
export type NewPublication = Schemas['CreatePublicationDto'];
export type Comment = Schemas['CommentView'];
export type CommentRow = Schemas['CommentRow'];
export type Payment = Schemas['PaymentRow'];
export type PaymentStatus = Payment['status'];
export type ContactMessage = Schemas['ContactMessageView'];
export type AirTicketInquiry = Schemas['AirTicketView'];
export type AuditEntry = Schemas['AuditEntryView'];
export type OutboxMail = Schemas['OutboxMailView'];
export type UploadTicket = Schemas['UploadTicketAnswer'];
