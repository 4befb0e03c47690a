/** Promo codes. */
export const app = {
  promoCodes: {
    empty: 'No promo codes yet',
    emptyBody: 'Codes that take something off a price will appear here.',
    create: 'Create promo code',
    update: 'Edit',
    save: 'Save promo code',
    codeHelp: 'Letters, digits, hyphens and underscores; it cannot be changed later',
    codeMissing: 'Code is required',
    either: 'Either a percent or an amount',
    noLimit: 'Empty: no limit',
    allTours: 'None: for all tours',
    worth: 'Worth',
    book: 'To book',
    travel: 'To travel',
    valid: 'Valid',
    ended: 'Ended',
    endConsequence: 'It has been used, so it will be ended and stay in the list.',
  },
} as const;

export const resources = {
  'promo-codes': {
    name: '{smart_count, plural, one {Promo code} other {Promo codes}}',
    fields: {
      code: 'Code',
      percent: 'Percent',
      amount: 'Amount in US dollars',
      tourIds: 'Tours',
      bookFrom: 'First day to book',
      bookTo: 'Last day to book',
      travelFrom: 'First day to travel',
      travelTo: 'Last day to travel',
      maxUses: 'Most uses',
      uses: 'Uses',
      endedAt: 'Status',
      createdAt: 'Created At',
    },
  },
} as const;
