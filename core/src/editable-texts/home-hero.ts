import { choice, line, list, picture } from './fields.ts';
import { HERO_IN } from './home-hero.translations.ts';
import { DRAWINGS, LINKED_PAGES } from './links.ts';
import { editableDocument } from './editable-document.ts';

/** The pictures at the top of the home page, and their texts. */
export const homeHero = editableDocument({
  title: 'Home: opening',
  path: '/',
  fields: {
    slides: list('Slides', 'Slide', [1, 6], {
      image: picture('Picture', DRAWINGS),
      title: line('Title', 80),
      text: line('Text', 240),
      button: line('Button', 40),
      href: choice('The button leads to', LINKED_PAGES),
    }),
  },
  defaults: {
    en: {
      slides: [
        {
          image: '/illustrations/hero-hills.svg',
          title: 'A thousand hills, one unhurried journey',
          text: 'Drive the ridges, walk the tea, sleep above the lakes. We plan it around the way you travel.',
          button: 'See the tours',
          href: '/tours',
        },
        {
          image: '/illustrations/hero-gorilla-forest.svg',
          title: 'One hour with the mountain gorillas',
          text: 'Permits, porters, the right gorilla family for your pace: your day in the forest, arranged to the last detail.',
          button: 'Explore our destinations',
          href: '/destinations',
        },
        {
          image: '/illustrations/hero-lake.svg',
          title: 'Evenings on Lake Kivu',
          text: 'Singing fishermen at dusk, coffee on the slopes, and a morning with nowhere to be.',
          button: 'Join an event',
          href: '/events',
        },
      ],
    },
    fr: {
      slides: [
        {
          image: '/illustrations/hero-hills.svg',
          title: 'Mille collines, un voyage sans hâte',
          text: 'Suivre les crêtes, marcher entre les théiers, dormir au-dessus des lacs. Nous organisons tout selon votre façon de voyager.',
          button: 'Voir les circuits',
          href: '/tours',
        },
        {
          image: '/illustrations/hero-gorilla-forest.svg',
          title: 'Une heure avec les gorilles de montagne',
          text: 'Permis, porteurs, la famille de gorilles qui convient à votre rythme : votre journée en forêt, préparée jusqu’au dernier détail.',
          button: 'Découvrir nos destinations',
          href: '/destinations',
        },
        {
          image: '/illustrations/hero-lake.svg',
          title: 'Les soirs du lac Kivu',
          text: 'Des pêcheurs qui chantent au crépuscule, du café sur les pentes, et un matin sans rien de prévu.',
          button: 'Participer à un événement',
          href: '/events',
        },
      ],
    },
    ...HERO_IN,
  },
});
