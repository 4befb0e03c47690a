/** The calendar. */
export const app = {
  calendar: {
    view: 'Month or week',
    views: { month: 'Month', week: 'Week' },
    monthBefore: 'Month before',
    monthAfter: 'Month after',
    weekBefore: 'Week before',
    weekAfter: 'Week after',
    manifestOf: '{day}: manifest',
    payments: { paid: 'Paid', deposit: 'Deposit paid', unpaid: 'Unpaid' },
    goesOn: 'under way',
    more: '{count} more',
    underWay: '{count} under way',
    empty: 'Nothing starts in these days.',
    cut: 'There is more than one screen holds. Please look at a single week.',
    keys: 'Arrow keys move from day to day, T leads to today, Enter opens the manifest.',
  },
} as const;
