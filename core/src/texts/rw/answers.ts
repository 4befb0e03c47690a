import type { Texts } from '../texts.ts';
import type * as english from '../en/answers.ts';

export const answers: Texts<typeof english.answers> = {
  'order-received': 'Komande yanyu {number} yakiriwe.',
  'message-sent': 'Murakoze, ubutumwa bwanyu bwoherejwe. Turabasubiza vuba.',
  'comment-received': 'Murakoze. Igitekerezo cyanyu kizagaragara nikimara kwemezwa n’itsinda ryacu.',
  'participant-registered': 'Murakoze, mwanditswe.',
  subscribed: 'Murakoze kwiyandikisha ku rutonde rwacu rw’imeyili.',
  unsubscribed: 'Mwakuwe ku rutonde rwacu rw’imeyili. Tubabajwe no kubona mugenda.',
  'waiting-list-joined': 'Muri ku rutonde rw’abategereje. Tuzaboherereza imeyili imyanya niboneka.',
  'waiting-list-left': 'Mwavuye ku rutonde rw’abategereje. Twizeye kuzababona ikindi gihe.',
  'password-link-sent':
    'Niba iyi aderesi ifite konti, linki yo gushyiraho ijambobanga rishya yoherejwe kuri iyo aderesi.',
  'password-changed': 'Ijambobanga ryanyu ryahinduwe. Ahandi hose mwari mwinjiye mwasohowe.',
  'account-ready': 'Konti yawe iriteguye. Ubu ushobora kwinjira.',
  'password-reset': 'Ijambo ry’ibanga ryawe ryahinduwe. Ubu ushobora kwinjira.',
  'gift-voucher-to-pay': 'Murakoze. Ubu mwishyure ikarita y’impano.',
  'gift-voucher-spent': 'Murakoze. {amount, number, usd} yishyuwe n’ikarita y’impano.',
  'quote-accepted': 'Murakoze. Komande yanyu {number} yakozwe.',
  'quote-declined': 'Turabyicuza. Icyifuzo cyaranzwe.',
  'quote-change-sent': 'Murakoze. Tugiye kureba ibyo mwifuza tuboherereze ikindi gishya.',
  'order-shown': 'Dore komande yanyu.',
  'air-ticket-sent': 'Ubusabe bwanyu bw’itike y’indege bwoherejwe!',
};
