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
    text: 'Permits, porters, the right gorilla family for your pace: your day in the forest, arranged to the last detail.',
    link: { text: 'Explore our destinations', href: '/destinations' },
  },
  {
    image: '/illustrations/hero-lake.svg',
    title: 'Evenings on Lake Kivu',
    text: 'Singing fishermen at dusk, coffee on the slopes, and a morning with nowhere to be.',
    link: { text: 'Join an event', href: '/events' },
  },
] as const;

export const worth = {
  intro: 'Rwanda is small enough to cross in a day, and worth every day you add. We live here, so we know which ones.',
  reasons: [
    {
      title: 'Clear prices',
      text: "Every tour shows what it costs for one, two, three, four or five people, and what's included.",
    },
    {
      title: 'Guides who grew up here',
      text: 'Your driver-guide knows the birds by their call, the road by its bends and the cook by name.',
    },
    {
      title: "Pay now, or once we've talked",
      text: "Book with a card, or take a proforma invoice and settle it later. Either way, you'll hear from us within one working day.",
    },
    {
      title: 'Light on the land',
      text: 'Small groups, village porters, lodges that employ their neighbours. What you spend stays where you spend it.',
    },
  ],
} as const;

export const adventure = {
  title: "Tell us how long you have. We'll tell you which roads to take.",
  text: 'One day between two meetings, or two weeks from volcano to savannah: every journey can be tailored to you.',
  points: ['Gorilla and chimpanzee permits', 'Boats, bikes and boots', 'Lodges, camps and tea estates'],
} as const;

export const teaserIntro =
  "Journeys that send our guests home with stories. All that's left for you is to choose a date.";

export const mosaicIntro = 'Our newest journeys. Prices shown are for one traveller.';
