/** What the doors to the sister portals say. */
export const carReasons = [
  {
    title: 'With or without a driver',
    text: 'A small car for the city, or a four-wheel drive with a tent on its roof.',
  },
  {
    title: 'Roads we know',
    text: "Tell the portal where you are going, and it leaves out the cars that wouldn't get there.",
  },
  {
    title: 'One desk behind it',
    text: "If the car is part of a journey with us, we'll book it for you and put everything on one bill.",
  },
] as const;

export const hotelReasons = [
  {
    title: 'Tried and tested',
    text: 'Hotels, lodges, camps and guest houses where one of us has stayed the night.',
  },
  {
    title: 'Near what you came for',
    text: "Sorted by park, lake or meeting hall, so that your morning doesn't start with a long drive.",
  },
  {
    title: 'One desk behind it',
    text: "If the nights are part of a journey with us, we'll book them for you and put everything on one bill.",
  },
] as const;
