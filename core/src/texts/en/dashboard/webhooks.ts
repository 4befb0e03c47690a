/** Webhooks and their deliveries. */
export const app = {
  webhooks: {
    create: 'Create webhook',
    createText: 'We send the other system a signed message as soon as one of these events happens.',
    active: 'Active',
    inactive: 'Inactive',
    update: 'Edit webhook',
    urlHelp: 'Messages are sent to this address by POST',
    descriptionHelp: 'Which system receives the messages',
    required: { url: 'Address is required', events: 'At least one event is required' },
    events: {
      'order.created': 'Booking made',
      'order.paid': 'Booking paid',
      'order.status': 'Booking status changed',
      'participant.created': 'Participant registered',
      'payment.recorded': 'Payment recorded',
      'departure.cancelled': 'Departure cancelled',
      'departure.full': 'Departure full',
      'hold.expired': 'Hold expired',
      'order.changed': 'Booking changed',
    },
    what: 'Settings',
    secret: {
      title: 'Webhook secret',
      text: 'The receiving system uses it to check signatures. It will not be shown again, so save it before you continue.',
      copy: 'Copy',
      done: 'I have saved it',
    },
    renew: {
      action: 'New secret',
      question: 'Create a new secret for this webhook?',
      consequence:
        'The current secret stops working at once; the receiving system will reject messages until it has the new one.',
    },
    deleteConsequence: 'Its delivery log will be deleted too. This cannot be undone.',
    empty: 'No webhooks yet',
    emptyBody: 'A webhook tells another system, such as your accounting software, about bookings and participants.',
    deliveries: {
      title: 'Deliveries',
      show: 'Show its deliveries',
      states: { queued: 'Waiting', delivered: 'Delivered', failed: 'Will be retried', dead: 'Failed' },
      resend: 'Send again',
      message: 'Message',
      to: 'Webhook',
      openWebhook: 'Open the webhook',
      empty: 'Nothing has been sent yet',
      emptyBody: 'Each message to another system will appear here, with its response.',
    },
  },
} as const;

export const resources = {
  webhooks: {
    name: '{smart_count, plural, one {Webhook} other {Webhooks}}',
    fields: {
      url: 'Address',
      description: 'Description',
      events: 'Events',
      isActive: 'Status',
      createdAt: 'Created At',
    },
  },
  'webhook-deliveries': {
    name: '{smart_count, plural, one {Delivery} other {Deliveries}}',
    fields: {
      event: 'Event',
      status: 'Status',
      answer: 'Response',
      attempts: 'Attempts',
      lastError: 'Reason',
      body: 'Payload',
      createdAt: 'Created At',
      deliveredAt: 'Delivered At',
    },
  },
} as const;
