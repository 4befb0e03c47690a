import type { Answers } from '../en/answers';

export const answers: Answers = {
  'Your order # has been received.': 'Komande yanyu # yakiriwe.',
  "Thank you, your message has been sent. We'll reply soon.":
    'Murakoze, ubutumwa bwanyu bwoherejwe. Turabasubiza vuba.',
  'Thank you. Your comment will be shown once our team has approved it.':
    'Murakoze. Igitekerezo cyanyu kizagaragara nikimara kwemezwa n’ikipe yacu.',
  'Thank you, you are registered.': 'Murakoze, mwiyandikishije.',
  'Thank you for subscribing to our mailing list.': 'Murakoze kwiyandikisha ku rutonde rwacu rw’imeyili.',
  'You have been unsubscribed. We are sorry to see you go.': 'Mwakuwe ku rutonde. Tubabajwe no kubona mugenda.',
  "You're on the waiting list. We'll email you as soon as seats come free.":
    'Muri ku rutonde rw’abategereje. Tuzabandikira imyanya nibonetse.',
  'You have left the waiting list. We hope to see you another time.':
    'Mwavuye ku rutonde rw’abategereje. Twizeye kuzababona ikindi gihe.',
  'If this address has an account, a link to set a new password is on its way.':
    'Niba iyi aderesi ifite konti, linki yo gushyiraho ijambobanga rishya iri mu nzira.',
  'Your password has been changed. You have been logged out everywhere else.':
    'Ijambobanga ryanyu ryahinduwe. Ahandi hose mwasohowe.',
  'Both passwords must be the same': 'Amagambobanga yombi agomba kuba amwe',
  'This order has already been paid.': 'Iyi komande yamaze kwishyurwa.',
  'This part of the bill has already been paid.': 'Uyu mugabane wamaze kwishyurwa.',
  'Here is your order.': 'Dore komande yanyu.',
  'This order was not found.': 'Iyi komande ntiyabonetse.',
  'This departure was not found.': 'Iyi tariki yo guhaguruka ntiyabonetse.',
  'This departure has been cancelled.': 'Uku guhaguruka kwahagaritswe.',
  'This address is not on our mailing list.': 'Iyi aderesi ntiri ku rutonde rwacu.',
  'Air Ticket sent successfully!': 'Ubusabe bwanyu bw’itike y’indege bwoherejwe!',
  'This tour is not on offer': 'Uru rugendo ntirutangwa',
  'A tour can be ordered only once; its price is for the whole group':
    'Urugendo rukomandwa rimwe gusa; igiciro ni icy’itsinda ryose',
  'That number # is allowed at the office, please contact us': 'Kuri uyu mubare (#), mutuvugishe ku biro',
  'Selected price : # is not allowed': 'Igiciro cyahiswemo: # nticyemewe',
  'The travel date cannot be in the past': 'Itariki y’urugendo ntishobora kuba yararenze',
  'The travel date is not the day of the departure': 'Itariki y’urugendo si yo munsi wo guhaguruka',
  'Please choose one of the departures of this tour': 'Muhitemo imwe mu matariki yo guhaguruka y’uru rugendo',
  'The number of people and the travellers do not agree': 'Umubare w’abantu n’abagenzi ntibihuye',
  'At least one adult must travel with the group': 'Nibura umuntu mukuru umwe agomba kujyana n’itsinda',
  'A booking of this size is made at the office, please contact us':
    'Komande ingana itya ikorerwa ku biro, mutuvugishe',
  'The promo code # is not valid': 'Kode # ntiyemewe',
  'The promo code # has been used up': 'Kode # yarakoreshejwe yose',
  'The promo code # is not for this tour': 'Kode # si iy’uru rugendo',
  'The promo code # is not for this travel date': 'Kode # si iy’iyi tariki',
  'The promo code # needs a travel date': 'Kode # isaba itariki y’urugendo',
  'This departure is not on offer. Please choose another one': 'Iyi tariki yo guhaguruka ntitangwa. Muhitemo indi',
  'Only # seat is left on this departure': 'Hasigaye umwanya # gusa kuri uru rugendo',
  'Only # seats are left on this departure': 'Hasigaye imyanya # gusa kuri uru rugendo',
  'This departure is full. Please choose another one, or ask to be put on the waiting list':
    'Uru rugendo rwuzuye. Muhitemo urundi, cyangwa musabe gushyirwa ku rutonde rw’abategereje',
  'There are enough seats: you can book them now': 'Imyanya irahagije: mushobora kuyifata ubu',
  'This place on a waiting list was not found.': 'Uyu mwanya ku rutonde rw’abategereje ntiwabonetse.',
  'A bill can be shared among at most #, those who have paid among them':
    'Fagitire igabanwa n’abantu # gusa, barimo abamaze kwishyura',
  'Each part must be more than #': 'Buri mugabane ugomba kurenga #',
  'The parts add up to #, but only # is left to pay': 'Imigabane ingana na #, ariko hasigaye # gusa yo kwishyura',
  'This part of the bill can no longer be paid. Nothing has been charged.':
    'Uyu mugabane ntugishobora kwishyurwa. Nta mafaranga yakuweho.',
  'This part of a bill was not found. It may have been shared anew.':
    'Uyu mugabane ntiwabonetse. Birashoboka ko fagitire yagabanijwe bundi bushya.',
  'You can tell us about your trip once it is paid for and over.':
    'Mushobora kutubwira iby’urugendo rwanyu rumaze kwishyurwa no kurangira.',
  'We have read your review already. To change it, please write to us.':
    'Twamaze gusoma ubuhamya bwanyu. Kugira ngo mubuhindure, mutwandikire.',
  'Too many requests. Please try again later.': 'Ibisabwa ni byinshi cyane. Mwongere mugerageze nyuma.',
  'Too many requests for this email address. Please try again later.':
    'Ibisabwa kuri iyi aderesi ya imeyili ni byinshi cyane. Mwongere mugerageze nyuma.',
};
