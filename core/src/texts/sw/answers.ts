import type { Texts } from '../texts.ts';
import type * as english from '../en/answers.ts';

export const answers: Texts<typeof english.answers> = {
  'order-received': 'Agizo lako {number} limepokelewa.',
  'message-sent': 'Asante, ujumbe wako umetumwa. Tutajibu hivi karibuni.',
  'comment-received': 'Asante. Maoni yako yataonekana timu yetu ikishayaidhinisha.',
  'participant-registered': 'Asante, umesajiliwa.',
  subscribed: 'Asante kwa kujiunga na orodha yetu ya barua pepe.',
  unsubscribed: 'Umeondolewa kwenye orodha yetu ya barua pepe. Tunasikitika kukuona ukiondoka.',
  'waiting-list-joined': 'Uko kwenye orodha ya kusubiri. Tutakutumia barua pepe mara nafasi zikipatikana.',
  'waiting-list-left': 'Umejiondoa kwenye orodha ya kusubiri. Tunatumaini kukuona wakati mwingine.',
  'password-link-sent': 'Ikiwa anwani hii ina akaunti, kiungo cha kuweka nenosiri jipya kiko njiani.',
  'password-changed': 'Nenosiri lako limebadilishwa. Umetolewa kwenye vifaa vingine vyote.',
  'account-ready': 'Akaunti yako iko tayari. Sasa unaweza kuingia.',
  'password-reset': 'Nenosiri lako limebadilishwa. Sasa unaweza kuingia.',
  'gift-voucher-to-pay': 'Asante. Tafadhali lipia vocha ya zawadi sasa.',
  'gift-voucher-spent': 'Asante. {amount, number, usd} imelipwa kwa vocha ya zawadi.',
  'quote-accepted': 'Asante. Nafasi yako {number} imewekwa.',
  'quote-declined': 'Tunasikitika. Pendekezo limekataliwa.',
  'quote-change-sent': 'Asante. Tutaangalia matakwa yako na kukutumia toleo jipya.',
  'order-shown': 'Hili hapa agizo lako.',
  'air-ticket-sent': 'Ombi lako la tiketi ya ndege limetumwa!',
};
