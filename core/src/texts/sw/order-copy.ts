import type { Texts } from '../texts.ts';
import type * as english from '../en/order-copy.ts';

export const orderCopy: Texts<typeof english.orderCopy> = {
  title: 'Weka nakala kwenye simu hii',
  intro:
    'Ukiwa na nakala unaweza kusoma ukurasa huu bila mtandao, safarini au msituni. Iweke kwenye simu yako tu: yeyote anayetumia kivinjari hiki anaweza kuifungua.',
  keep: 'Weka nakala kwenye simu hii',
  forget: 'Sahau nakala',
  kept: 'Nakala iko kwenye simu hii. Inafuata agizo lako kila unapofungua ukurasa ukiwa na mtandao.',
  notKept: 'Kivinjari chako hakikuweza kuweka nakala.',
  forgotten: 'Nakala imesahauliwa.',
  offline: 'Huna mtandao. Hili ni agizo lako kama lilivyokuwa {moment}.',
};
