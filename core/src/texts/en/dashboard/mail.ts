/** Emails sent, and previews of them. */
export const app = {
  outbox: {
    title: 'the email to {recipient}',
    states: { queued: 'Waiting', sent: 'Sent', failed: 'Will be retried', dead: 'Not delivered' },
    retry: 'Retry',
    delivery: 'Delivery',
    openOrder: 'Open the booking',
    content: 'Content of the email',
    asNow: "This shows the email as it would be written from today's records; sending it again does the same.",
    sentAgain: 'This email has been sent again as a new one.',
    newer: 'Open the new email',
    sendAgain: {
      action: 'Send again…',
      title: 'Send again: {subject}',
      text: 'It will be sent as a new email. Correct the address if it was wrong; the history of this email will be kept.',
      submit: 'Send',
    },
    empty: 'No emails yet',
    emptyBody: 'Every email we send will appear here, with its delivery status.',
  },
  mailPreviews: {
    words: 'Change the texts',
    wordsOf: 'Change: {title}',
    title: 'Email previews',
    choose: 'Type of email',
    view: 'View',
    views: { html: 'HTML', text: 'Plain text' },
    attachments: 'Attached: {names}',
  },
} as const;

export const resources = {
  outbox: {
    name: '{smart_count, plural, one {Email} other {Emails}}',
    fields: {
      recipient: 'Recipient',
      replyTo: 'Reply to',
      subject: 'Subject',
      template: 'Type',
      status: 'Status',
      attempts: 'Attempts',
      lastError: 'Reason',
      createdAt: 'Created At',
      sentAt: 'Sent At',
    },
  },
} as const;
