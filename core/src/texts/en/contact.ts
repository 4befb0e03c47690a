export const contact = {
  title: 'Get in Touch',
  description: 'Telephone, email, address, map and a form: how to reach the people in Kigali who plan your journey.',
  intro: 'Our team in Kigali reads every message and replies within one working day.',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  social: 'Social links',
  formTitle: 'Write to us',
  mapTitle: 'Where we are',
  fields: {
    names: 'Full name',
    email: 'Email',
    subject: 'Subject',
    phone: 'Phone',
    message: 'Message',
  },
  namesRequired: 'Full name is required',
  emailRequired: 'Email is required',
  subjectRequired: 'Subject is required',
  phoneRequired: 'Phone is required',
  phoneNumeric: 'Phone must be numeric',
  messageRequired: 'message is required',
  send: 'Send message',
  busy: 'Sending…',
} as const;

/** The prepared texts in links to the contact form. */
export const inquiry = {
  adventure: 'Plan an adventure',
  tour: {
    subject: '{people, plural, =0 {{title}} one {{title}, for # person} other {{title}, for # people}}',
    message: 'We would like to book “{title}”{people, plural, =0 {} one { for # person} other { for # people}}.',
  },
  order: 'Order {number}',
  event: {
    subject: 'Coming to: {title}',
    message: "We'd like to come to “{title}”. There will be … of us.",
  },
} as const;
