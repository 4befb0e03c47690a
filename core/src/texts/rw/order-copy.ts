import type { Texts } from '../texts.ts';
import type * as english from '../en/order-copy.ts';

export const orderCopy: Texts<typeof english.orderCopy> = {
  title: 'Bika kopi muri iyi telefoni',
  intro:
    'Mufite kopi mushobora gusoma uru rupapuro nta murandasi, mu nzira cyangwa mu ishyamba. Muyibike muri telefoni yanyu gusa: ukoresha iyi mushakisha wese ashobora kuyifungura.',
  keep: 'Bika kopi muri iyi telefoni',
  forget: 'Ibagirwa kopi',
  kept: 'Kopi iri muri iyi telefoni. Ikurikira komande yanyu igihe cyose mufunguye urupapuro mufite murandasi.',
  notKept: 'Mushakisha yanyu ntiyashoboye kubika kopi.',
  forgotten: 'Kopi yibagiwe.',
  offline: 'Nta murandasi mufite. Iyi ni komande yanyu uko yari imeze ku wa {moment}.',
};
