import type { SubscriberContent } from './types.ts';

/** The demonstration mailing list, newest first. */
export const subscribers: readonly SubscriberContent[] = [
  { email: 'reader.amahoro@example.org' },
  { email: 'reader.birder@example.org' },
  { email: 'reader.cyclist@example.org' },
  { email: 'reader.family@example.org' },
  { email: 'reader.hiker@example.org' },
  { email: 'reader.resident@example.org' },
  { email: 'reader.school@example.org' },
  { email: 'reader.teacher@example.org' },
];
