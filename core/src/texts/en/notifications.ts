/** The notifications in the dashboard; in English, like the dashboard. */
export const notifications = {
  ordered: '{names} ordered {title}',
  registered: '{firstName} {familyName} registered for {eventName}',
  paid: '{names} paid {amount, number, usd} for order {order}',
  paymentInReview: 'A payment of {amount, number, usd} needs your attention: {reason}',
  paymentRefunded: 'The payment of {amount, number, usd} ({reference}) has been refunded',
  commented: '{names} commented on {title}',
  reviewed: '{names} gave {stars} of 5 stars to {tourTitle}',
  wrote: '{names} wrote: {subject}',
  askedForTicket: '{fullName} asked for a ticket to {destinationCity}',
  askedForTicketByText: "{visitor} asked for a ticket; the inquiry is in the company's inbox",
  mailDead: 'An email could not be sent: {subject}',
  followed: '{trip} has moved; with it: {kept}',
  released: '{trip} has changed; free again: {released}',
  unreadable: 'A record in {table} cannot be read ({columns}): {id}',
} as const;
