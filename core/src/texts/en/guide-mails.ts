/** The mails to guides and drivers. */
export const guideMails = {
  voucherSubject: 'Voucher {number}: {supplier}',
  voucherHeading: 'Voucher {number}',
  voucherText: 'A voucher for your guests is attached. Please show it when you arrive. You also find it on your page.',
  supplier: 'Where',
  service: 'Service',
  units: 'Units',
  when: 'When',
  guests: 'Guests',
  contact: 'Contact',
} as const;
