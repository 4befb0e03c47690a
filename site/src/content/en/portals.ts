/** What the doors to the sister portals say. */
export const carReasons = [
  {
    title: 'With or without a driver',
    text: 'A small car for the city, or a four-wheel drive with a tent on its roof.',
  },
  { title: 'Roads we know', text: 'Tell the portal where you are going, and it leaves out what would not get there.' },
  {
    title: 'One desk behind it',
    text: 'If the car is part of a journey with us, we book it for you and it is on one bill.',
  },
] as const;

export const hotelReasons = [
  {
    title: 'Slept in, not only listed',
    text: 'Hotels, lodges, camps and guest houses where one of us has stayed.',
  },
  {
    title: 'Near what you came for',
    text: 'Sorted by park, lake or meeting hall, so that the morning starts without a drive.',
  },
  {
    title: 'One desk behind it',
    text: 'If the nights are part of a journey with us, we book them for you and they are on one bill.',
  },
] as const;
