/** The bodies of visitors' and staff's forms; each spec changes the relevant fields. */
type Fields = Record<string, unknown>;

export const contactBody = (fields: Fields = {}) => ({
  names: 'Spec Visitor',
  email: 'spec.visitor@example.org',
  subject: 'A question of a spec',
  phone: '+250 788 123 456',
  message: 'How long is the walk?\nIs there shade?',
  ...fields,
});

export const airTicketBody = (fields: Fields = {}) => ({
  fullName: 'Spec Traveller',
  email: 'spec.traveller@example.org',
  phone: '+250 788 123 456',
  departureCity: 'Kigali',
  destinationCity: 'Nairobi',
  departureDate: '2038-03-01',
  returnDate: '2038-03-08',
  numberOfPassengers: 2,
  cabinClass: 'business',
  specialRequests: 'An aisle seat',
  ...fields,
});

export const commentBody = (slug: string, fields: Fields = {}) => ({
  names: 'Spec Commenter',
  email: 'spec.commenter@example.org',
  commentBody: 'A comment of a spec.',
  slug,
  ...fields,
});

export const participantBody = (eventName: string | undefined, fields: Fields = {}) => ({
  eventName,
  familyName: 'Participant',
  firstName: 'Spec',
  position: 'Coordinator',
  department: 'Programmes',
  organization: 'Spec Organization',
  address: 'KG 7 Avenue',
  town: 'Kigali',
  phone: '+250 788 123 456',
  email: 'spec.participant@example.org',
  dietRequirements: 'Vegetarian',
  dataProtection: true,
  ...fields,
});

export const userBody = (email: string, fields: Fields = {}) => ({
  firstName: 'Spec',
  lastName: 'Colleague',
  email,
  role: 'user',
  phoneNumber: '+250 788 123 456',
  organization: 'Spec Organization',
  ...fields,
});
