/** Papers for the fiscal device. */
export const app = {
  fiscal: {
    empty: 'No papers for the fiscal device',
    emptyBody: 'Once a device is set up, invoices and credit notes appear here with its signatures.',
    kinds: { sale: 'Sale', refund: 'Refund' },
    takesBack: 'Refund of {paper}',
    states: { queued: 'Waiting', signed: 'Signed', refused: 'Refused', unanswered: 'Answer lost' },
    again: 'Send again',
    enter: 'Enter',
    enterTitle: 'Signature of {paper}',
    enterText:
      "The device has signed this paper, but its answer was lost. Copy what the device's own journal says about it.",
    receiptNumber: 'Receipt number',
    totalReceipts: 'Number of all receipts',
    internalData: 'Internal data',
    signature: 'Receipt signature',
    deviceId: 'SDC ID',
    machineId: 'MRC',
    signedAt: 'Signed at',
    signedAtHelp: 'Such as 2026-11-28 14:30; empty: now',
    save: 'Save signature',
  },
} as const;

export const resources = {
  'fiscal-receipts': {
    name: '{smart_count, plural, one {Fiscal paper} other {Fiscal papers}}',
    fields: {
      paper: 'Paper',
      kind: 'Kind',
      orderNumber: 'Booking',
      title: 'Tour or event',
      amount: 'Amount',
      tax: 'Tax',
      state: 'State',
      problem: 'Problem',
      createdAt: 'Issued at',
    },
  },
} as const;
