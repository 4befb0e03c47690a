import { HOME_IN_FRENCH } from './home.fr.ts';
import { HOME_IN } from './home.translations.ts';
import { line, list } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** The texts of the home page below its top pictures. */
export const home = editableDocument({
  title: 'Home: further down',
  path: '/',
  fields: {
    worthIntro: line('Why Rwanda: introduction', 300),
    reasons: list('Why Rwanda: reasons', 'Reason', [1, 4], { title: line('Title', 60), text: line('Text', 300) }),
    adventureTitle: line('Tailored journeys: title', 120),
    adventureText: line('Tailored journeys: text', 300),
    points: list('Tailored journeys: points', 'Point', [1, 6], { text: line('Text', 80) }),
    teaserIntro: line('Tour packages: introduction', 300),
    mosaicIntro: line('Newest journeys: introduction', 300),
  },
  defaults: {
    en: {
      worthIntro:
        'Rwanda is small enough to cross in a day, and worth every day you add. We live here, so we know which ones.',
      reasons: [
        {
          title: 'Clear prices',
          text: "Every tour shows what it costs for your group, whatever its size, and what's included.",
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
      adventureTitle: "Tell us how long you have. We'll tell you which roads to take.",
      adventureText:
        'One day between two meetings, or two weeks from volcano to savannah: every journey can be tailored to you.',
      points: [
        { text: 'Gorilla and chimpanzee permits' },
        { text: 'Boats, bikes and boots' },
        { text: 'Lodges, camps and tea estates' },
      ],
      teaserIntro: "Journeys that send our guests home with stories. All that's left for you is to choose a date.",
      mosaicIntro: 'Our newest journeys. Prices shown are for one traveller.',
    },
    fr: HOME_IN_FRENCH,
    ...HOME_IN,
  },
});
