import { CAR_RENTAL_IN_FRENCH } from './car-rental.fr.ts';
import { line, list } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** The page that leads to the sister portal for car rental. */
export const carRental = editableDocument({
  title: 'Car rental',
  path: '/carrental',
  fields: { reasons: list('Reasons', 'Reason', [1, 6], { title: line('Title', 60), text: line('Text', 300) }) },
  defaults: {
    en: {
      reasons: [
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
      ],
    },
    fr: CAR_RENTAL_IN_FRENCH,
  },
});
