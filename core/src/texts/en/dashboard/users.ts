/** Users. */
export const app = {
  users: {
    empty: 'No users yet',
    emptyBody: 'Colleagues you add will receive an email with a link to choose a password.',
    required: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      validEmail: 'Please enter a valid email address',
      phoneNumber: 'Phone number is required',
      organization: 'Organization is required',
      role: 'Role is required',
      agent: 'Agent is required',
    },
    create: 'Create user',
    roles: {
      admin: 'Admin',
      reservations: 'Reservations',
      accountant: 'Accountant',
      guide: 'Guide',
      agent: 'Travel agent',
      user: 'User',
    },
    agentHelp: 'Whose login it is: it sees this agent’s bookings and statements, and nothing else.',
    states: { active: 'Active', blocked: 'Blocked', invited: 'Invited' },
    filters: { role: 'Role' },
    actions: { block: 'Block', unblock: 'Unblock', role: 'Change role', factor: 'Remove second factor' },
    questions: {
      role: 'Change the role of {name}?',
      block: 'Block {name}?',
      unblock: 'Unblock {name}?',
      factor: 'Remove the second factor of {name}?',
    },
    consequences: {
      role: 'They will be logged out at once, and have the new role when they log in again.',
      block: 'They will be logged out at once and cannot log in until someone unblocks them.',
      unblock: 'They will be able to log in again.',
      factor:
        'Do this if they lost their phone and recovery codes, and you are sure that it is them who asks. They will be logged out everywhere, log in with the password alone, and be told by email.',
    },
  },
} as const;

export const resources = {
  users: {
    name: '{smart_count, plural, one {User} other {Users}}',
    fields: {
      name: 'Name',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      role: 'Role',
      agentId: 'Agent',
      organization: 'Organization',
      phoneNumber: 'Phone number',
      isActive: 'Status',
      createdAt: 'Created At',
    },
  },
} as const;
