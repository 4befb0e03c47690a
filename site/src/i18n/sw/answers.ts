import type { Answers } from '../en/answers';

export const answers: Answers = {
  'Your order # has been received.': 'Agizo lako # limepokelewa.',
  "Thank you, your message has been sent. We'll reply soon.": 'Asante, ujumbe wako umetumwa. Tutajibu hivi karibuni.',
  'Thank you. Your comment will be shown once our team has approved it.':
    'Asante. Maoni yako yataonekana timu yetu ikishayaidhinisha.',
  'Thank you, you are registered.': 'Asante, umesajiliwa.',
  'Thank you for subscribing to our mailing list.': 'Asante kwa kujiunga na orodha yetu ya barua pepe.',
  'You have been unsubscribed. We are sorry to see you go.':
    'Umeondolewa kwenye orodha yetu ya barua pepe. Tunasikitika kukuona ukiondoka.',
  "You're on the waiting list. We'll email you as soon as seats come free.":
    'Uko kwenye orodha ya kusubiri. Tutakutumia barua pepe mara nafasi zikipatikana.',
  'You have left the waiting list. We hope to see you another time.':
    'Umejiondoa kwenye orodha ya kusubiri. Tunatumaini kukuona wakati mwingine.',
  'If this address has an account, a link to set a new password is on its way.':
    'Ikiwa anwani hii ina akaunti, kiungo cha kuweka nenosiri jipya kiko njiani.',
  'Your password has been changed. You have been logged out everywhere else.':
    'Nenosiri lako limebadilishwa. Umetolewa kwenye vifaa vingine vyote.',
  'Both passwords must be the same': 'Manenosiri yote mawili lazima yafanane',
  'This order has already been paid.': 'Agizo hili limeshalipwa.',
  'This part of the bill has already been paid.': 'Sehemu hii ya bili imeshalipwa.',
  'Here is your order.': 'Hili hapa agizo lako.',
  'This order was not found.': 'Agizo hili halikupatikana.',
  'This departure was not found.': 'Tarehe hii ya kuondoka haikupatikana.',
  'This departure has been cancelled.': 'Safari ya tarehe hii imeghairiwa.',
  'This address is not on our mailing list.': 'Anwani hii haipo kwenye orodha yetu ya barua pepe.',
  'Air Ticket sent successfully!': 'Ombi lako la tiketi ya ndege limetumwa!',
  'This tour is not on offer': 'Ziara hii haipatikani',
  'A tour can be ordered only once; its price is for the whole group':
    'Ziara huagizwa mara moja tu; bei yake ni ya kikundi kizima',
  'That number # is allowed at the office, please contact us': 'Kwa idadi hii (#), tafadhali wasiliana na ofisi yetu',
  'Selected price : # is not allowed': 'Bei iliyochaguliwa: # hairuhusiwi',
  'The first possible day for this tour is …. For an earlier one please call our office: …':
    'Siku ya kwanza inayowezekana kwa ziara hii ni …. Kwa siku ya mapema zaidi tafadhali piga simu ofisini kwetu: …',
  'The travel date cannot be in the past': 'Tarehe ya safari haiwezi kuwa iliyopita',
  'The travel date is not the day of the departure': 'Tarehe ya safari hailingani na tarehe ya kuondoka',
  'Please choose one of the departures of this tour': 'Tafadhali chagua mojawapo ya tarehe za kuondoka za ziara hii',
  'The number of people and the travellers do not agree': 'Idadi ya watu hailingani na idadi ya wasafiri',
  'At least one adult must travel with the group': 'Angalau mtu mzima mmoja lazima asafiri na kikundi',
  'A booking of this size is made at the office, please contact us':
    'Kwa kikundi kikubwa kama hiki, nafasi huwekwa ofisini; tafadhali wasiliana nasi',
  'The promo code # is not valid': 'Msimbo wa punguzo # si halali',
  'The promo code # has been used up': 'Msimbo wa punguzo # umefikia kikomo cha matumizi',
  'The promo code # is not for this tour': 'Msimbo wa punguzo # si wa ziara hii',
  'The promo code # is not for this travel date': 'Msimbo wa punguzo # si wa tarehe hii ya safari',
  'The promo code # needs a travel date': 'Msimbo wa punguzo # unahitaji tarehe ya safari',
  'This departure is not on offer. Please choose another one':
    'Tarehe hii ya kuondoka haipatikani. Tafadhali chagua nyingine',
  'Only # seat is left on this departure': 'Imebaki nafasi # tu kwa tarehe hii',
  'Only # seats are left on this departure': 'Zimebaki nafasi # tu kwa tarehe hii',
  'This departure is full. Please choose another one, or ask to be put on the waiting list':
    'Tarehe hii imejaa. Tafadhali chagua nyingine, au omba kuwekwa kwenye orodha ya kusubiri',
  'We already hold as many unpaid seats for you as we can. Please pay the deposit of an earlier booking first, or ask our office':
    'Tayari tunakushikilia nafasi zote ambazo hazijalipiwa tunazoweza kushikilia. Tafadhali lipa kwanza malipo ya awali ya safari uliyoweka, au wasiliana na ofisi yetu',
  'We cannot hold that many seats of one departure without a deposit. Please choose to pay now, or ask our office':
    'Hatuwezi kushikilia nafasi nyingi hivyo za safari moja bila malipo ya awali. Tafadhali chagua kulipa sasa, au wasiliana na ofisi yetu',
  'There are enough seats: you can book them now': 'Nafasi zipo za kutosha: unaweza kuziweka sasa',
  'You are on as many waiting lists as we can keep for you. Please leave one of them first, or ask our office':
    'Tayari uko kwenye orodha nyingi za kusubiri kadiri tuwezavyo. Tafadhali ondoka kwenye moja kwanza, au uliza ofisi yetu',
  'The whole departure has room for #': 'Safari hii yote ina nafasi #',
  'This place on a waiting list was not found.': 'Nafasi hii katika orodha ya kusubiri haikupatikana.',
  'A bill can be shared among at most #, those who have paid among them':
    'Bili inaweza kugawanywa kwa watu wasiozidi #, wakiwemo waliokwisha kulipa',
  'Each part must be more than #': 'Kila sehemu lazima iwe zaidi ya #',
  'The parts add up to #, but only # is left to pay': 'Jumla ya sehemu ni #, lakini kilichobaki kulipwa ni # tu',
  'This part of the bill can no longer be paid. Nothing has been charged.':
    'Sehemu hii ya bili haiwezi tena kulipwa. Hakuna kilichotozwa.',
  'This part of a bill was not found. It may have been shared anew.':
    'Sehemu hii ya bili haikupatikana. Huenda imegawanywa upya.',
  'You can tell us about your trip once it is paid for and over.':
    'Unaweza kutueleza kuhusu safari yako ikishalipwa na kumalizika.',
  'We have read your review already. To change it, please write to us.':
    'Tumeshasoma tathmini yako. Ili kuibadilisha, tafadhali tuandikie.',
  'Too many requests. Please try again later.': 'Umetuma maombi mengi mno. Tafadhali jaribu tena baadaye.',
  'Too many requests for this email address. Please try again later.':
    'Maombi ya anwani hii ya barua pepe ni mengi mno. Tafadhali jaribu tena baadaye.',
};
