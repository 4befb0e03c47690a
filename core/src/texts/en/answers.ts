/** The API's messages after successful calls by visitors, by code; every language has a sentence for each. */
export const answers = {
  'order-received': 'Your order {number} has been received.',
  'message-sent': "Thank you, your message has been sent. We'll reply soon.",
  'comment-received': 'Thank you. Your comment will be shown once our team has approved it.',
  'participant-registered': 'Thank you, you are registered.',
  subscribed: 'Thank you for subscribing to our mailing list.',
  unsubscribed: 'You have been unsubscribed. We are sorry to see you go.',
  'waiting-list-joined': "You're on the waiting list. We'll email you as soon as seats come free.",
  'waiting-list-left': 'You have left the waiting list. We hope to see you another time.',
  'password-link-sent': 'If this address has an account, a link to set a new password is on its way.',
  'password-changed': 'Your password has been changed. You have been logged out everywhere else.',
  'account-ready': 'Your account is ready. You can now log in.',
  'password-reset': 'Your password has been changed. You can now log in.',
  'order-shown': 'Here is your order.',
  'air-ticket-sent': 'Air Ticket sent successfully!',
} as const;
