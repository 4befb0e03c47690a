/** The words of the home page. */
export const slides = [
  {
    image: '/illustrations/hero-hills.svg',
    title: 'A thousand hills, one unhurried journey',
    text: 'Drive the ridges, walk the tea, sleep above the lakes. We plan it around the way you travel.',
    link: { text: 'See the tours', href: '/tours' },
  },
  {
    image: '/illustrations/hero-gorilla-forest.svg',
    title: 'One hour with the mountain gorillas',
    text: 'Permits, porters, the right family for your pace: the forest day, arranged to the last detail.',
    link: { text: 'Visit the destinations', href: '/destinations' },
  },
  {
    image: '/illustrations/hero-lake.svg',
    title: 'Evenings on the water of Lake Kivu',
    text: 'Boats that sing at dusk, coffee on the slopes, and a morning with nowhere to be.',
    link: { text: 'Join an event', href: '/events' },
  },
] as const;

export const worth = {
  intro: 'Rwanda is small enough to cross in a day, and worth every day you add. We live here, so we know which ones.',
  reasons: [
    {
      title: 'Prices without riddles',
      text: 'Each tour shows what it costs for one, two, three, four and five people, and what that includes.',
    },
    {
      title: 'Guides who grew up here',
      text: 'Your driver-guide knows the birds by their call, the road by its bends and the cook by name.',
    },
    {
      title: 'Pay now, or after we have talked',
      text: 'Book with a card, or take a proforma invoice and settle it later. Either way, someone reads your order the same day.',
    },
    {
      title: 'Light on the land',
      text: 'Small groups, village porters, lodges that hire next door. What you spend stays where you spent it.',
    },
  ],
} as const;

export const adventure = {
  title: 'Tell us the days you have. We will tell you the roads to take.',
  text: 'One day between two meetings, or two weeks from volcano to savannah: every journey can be taken apart and put together again for you.',
  points: ['Gorilla and chimpanzee permits', 'Boats, bikes and boots', 'Lodges, camps and tea estates'],
} as const;

export const teaserIntro =
  'Journeys that guests come back from with stories, and that need no more planning than a date.';

export const mosaicIntro = 'The newest from our drawing board. Prices start with one traveller.';
