/** Who the company is. */
export const story = [
  'We are a travel and safari company in Kigali, on a hill from which you can see eleven others. From here we plan journeys through Rwanda: for families and for scientists, for delegates with one free afternoon and for friends with two weeks.',
  'Most of what we sell is tours, from one day to about two weeks, and most of them are changed before they are booked. We also find air tickets the old way, by looking; we manage conferences and celebrations; and through our sister portals we rent cars and book hotels.',
  'We stay small on purpose. The person who answers your first message usually still knows your name when you land.',
] as const;

export const values = [
  { title: 'Empathy', text: 'We ask how you like to travel before we say where.' },
  { title: 'Honesty', text: 'If the season is wrong for your wish, we say so, even when you could book it.' },
  { title: 'Integrity', text: 'No commission decides which lodge you sleep in.' },
  { title: 'Professionalism', text: 'Permits in time, cars serviced, guides licensed and rested.' },
  { title: 'Reliability', text: 'Six in the morning means six in the morning.' },
  { title: 'Transparency', text: 'Every price is on the page, and so is what it does not include.' },
  { title: 'Trust', text: 'You hand us your few free days of the year. We know what that is worth.' },
] as const;
