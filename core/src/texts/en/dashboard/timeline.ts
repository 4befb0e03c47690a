/** Notes and the timeline of a booking. */
export const app = {
  timeline: {
    heading: 'Notes and timeline',
    more: 'Show earlier entries',
    resent: 'Sent again',
    unwritten: 'Email',
    file: 'Spreadsheet',
    address: "The booking's address is {email}",
    kinds: {
      ordered: 'Booked',
      status: 'Status',
      change: 'Changed',
      money: 'Payment',
      mail: 'Email',
      note: 'Note',
      opened: 'The client opened the order page',
      guide: 'The guide',
    },
    ticks: {
      confirmed: 'The guide confirmed the trip',
      'picked-up': 'Picked up',
      'no-show': 'No-show',
      done: 'The trip is done',
      odometer: 'Odometer',
      note: 'Note of the guide',
      km: '{value, number} km',
      said: 'said at {time}',
    },
    note: {
      add: 'Add a note',
      change: 'Edit the note',
      save: 'Save the note',
      text: 'Note',
      help: 'For colleagues only. With a colleague or a day it becomes a task.',
      missing: 'Please write something',
      owner: 'Who takes care of it',
      nobody: 'Nobody in particular',
      dueDate: 'Until',
    },
    task: { open: 'Open tasks', done: 'Done', due: 'Until {day}', overdue: 'Overdue: {day}' },
  },
} as const;

export const resources = {
  timeline: {
    name: 'Timeline',
    fields: {
      kind: 'What',
      by: 'Who',
      what: 'Details',
      amount: 'Amount',
      owner: 'Owner',
      dueDate: 'Due',
      done: 'Done',
      at: 'When',
    },
  },
  notes: { name: '{smart_count, plural, one {Note} other {Notes}}' },
} as const;
