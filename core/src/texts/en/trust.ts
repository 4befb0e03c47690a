/** The company, and its credentials. */
export const trust = {
  team: 'The people you travel with',
  speaks: 'Speaks',
  since: 'With us since',
  credentials: 'Licences and memberships',
  licences: 'Licences',
  issuedBy: 'Issued by',
  number: 'No.',
  valid: 'Valid until',
  check: 'Check the licence',
  memberships: 'Member of',
  payments: 'You can pay with',
  bank: 'Bank transfer',
  impact: 'What your journey does here',
  report: 'Read the report',
  answering: 'Who will answer you',
} as const;
