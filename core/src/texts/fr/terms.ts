import type { Texts } from '../texts.ts';
import type * as english from '../en/terms.ts';

export const termsWritten: Texts<typeof english.termsWritten> = {
  percent: '{percent} %',
  days: '{count, plural, one {# jour} other {# jours}}',
  hours: '{count, plural, one {# heure} other {# heures}}',
  charge: '{percent} % du prix',
  from: '{percent} % du prix à partir de {days, plural, one {# jour} other {# jours}} avant le voyage',
  onTheDay: '{percent} % du prix le jour même',
  then: '\u202F; ',
  registration:
    'En cas d’annulation jusqu’à {days} jours avant l’événement, {percent} % du prix sont retenus. Dans les {lastDays} jours qui précèdent, ou le jour même, la totalité est due et rien n’est remboursé.',
  permits:
    'Les permis qu’un prix indique sur une ligne à part sont achetés dès que votre réservation est confirmée ou payée. Ils ne sont alors plus remboursés, et les pourcentages portent sur le prix hors permis.',
  people: '{count, plural, one {# personne} other {# personnes}}',
  due: {
    title: 'Paiement et annulation',
    all: 'La totalité du prix est due à la réservation.',
    deposit:
      'L’acompte, dû à la réservation, est de {percent} % du prix, et le reste est dû {days, plural, =0 {le jour du voyage} one {# jour avant le voyage} other {# jours avant le voyage}}.',
    depositAndPermits:
      'L’acompte, dû à la réservation, est de {percent} % du prix hors permis, plus la totalité des permis, et le reste est dû {days, plural, =0 {le jour du voyage} one {# jour avant le voyage} other {# jours avant le voyage}}.',
    nothing:
      'Rien n’est dû à la réservation, et la totalité du prix l’est {days, plural, =0 {le jour du voyage} one {# jour avant le voyage} other {# jours avant le voyage}}.',
    near: 'Si le voyage est plus proche, tout est dû immédiatement.',
    example:
      'Pour {people, plural, one {une personne} other {# personnes}}, cela fait {now} à la réservation et {later} plus tard.',
  },
};
