/** The paper and the mails of a gift voucher. */
export const giftPaper = {
  title: 'Gift voucher',
  for: 'For',
  from: 'From',
  worth: 'Worth {amount}',
  code: 'Code: {code}',
  validUntil: 'Valid until {day}.',
  how: 'Enter the code when you pay for a journey on our website, or read it to us on the phone. It can be spent in parts. Whoever has the code can spend it, so please keep it safe.',
  farewell: 'We look forward to your journey. {company}',
  amount: 'Amount',
  until: 'Valid until',
  discover: 'Discover our journeys',
  bought: {
    subject: 'Your gift voucher for {to}',
    heading: 'Your gift voucher is ready',
    text: 'Thank you, {from}. The gift voucher for {to} is attached, ready to print.',
  },
  received: {
    subject: '{from} gives you a journey',
    heading: 'A gift for you',
    text: 'Dear {to}, {from} has given you a gift voucher for a journey with us. It is attached.',
  },
} as const;
