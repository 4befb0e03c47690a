import type { Answers } from '../en/answers';

export const answers: Answers = {
  'Your order # has been received.': 'Komande yanyu # yakiriwe.',
  "Thank you, your message has been sent. We'll reply soon.":
    'Murakoze, ubutumwa bwanyu bwoherejwe. Turabasubiza vuba.',
  'Thank you. Your comment will be shown once our team has approved it.':
    'Murakoze. Igitekerezo cyanyu kizagaragara nikimara kwemezwa n’itsinda ryacu.',
  'Thank you, you are registered.': 'Murakoze, mwanditswe.',
  'Thank you for subscribing to our mailing list.': 'Murakoze kwiyandikisha ku rutonde rwacu rw’imeyili.',
  'You have been unsubscribed. We are sorry to see you go.':
    'Mwakuwe ku rutonde rwacu rw’imeyili. Tubabajwe no kubona mugenda.',
  "You're on the waiting list. We'll email you as soon as seats come free.":
    'Muri ku rutonde rw’abategereje. Tuzaboherereza imeyili imyanya niboneka.',
  'You have left the waiting list. We hope to see you another time.':
    'Mwavuye ku rutonde rw’abategereje. Twizeye kuzababona ikindi gihe.',
  'If this address has an account, a link to set a new password is on its way.':
    'Niba iyi aderesi ifite konti, linki yo gushyiraho ijambobanga rishya yoherejwe kuri iyo aderesi.',
  'Your password has been changed. You have been logged out everywhere else.':
    'Ijambobanga ryanyu ryahinduwe. Ahandi hose mwari mwinjiye mwasohowe.',
  'Both passwords must be the same': 'Amagambobanga yombi agomba kuba amwe',
  'This order has already been paid.': 'Iyi komande yamaze kwishyurwa.',
  'This part of the bill has already been paid.': 'Uyu mugabane wamaze kwishyurwa.',
  'Here is your order.': 'Dore komande yanyu.',
  'This order was not found.': 'Iyi komande ntiyabonetse.',
  'This departure was not found.': 'Iyi tariki yo guhaguruka ntiyabonetse.',
  'This departure has been cancelled.': 'Urugendo rwo kuri iyi tariki rwahagaritswe.',
  'This address is not on our mailing list.': 'Iyi aderesi ntiri ku rutonde rwacu rw’imeyili.',
  'Air Ticket sent successfully!': 'Ubusabe bwanyu bw’itike y’indege bwoherejwe!',
  'This tour is not on offer': 'Uru rugendo ntiruboneka',
  'A tour can be ordered only once; its price is for the whole group':
    'Urugendo rukomandwa rimwe gusa; igiciro ni icy’itsinda ryose',
  'That number # is allowed at the office, please contact us': 'Kuri uyu mubare (#), muvugishe ibiro byacu',
  'Selected price : # is not allowed': 'Igiciro mwahisemo (#) nticyemewe',
  'The first possible day for this tour is …. For an earlier one please call our office: …':
    'Umunsi wa mbere ushoboka kuri uru rugendo ni …. Niba ushaka umunsi wa hafi kurushaho, hamagara ibiro byacu: …',
  'The travel date cannot be in the past': 'Itariki y’urugendo ntishobora kuba yararenze',
  'The travel date is not the day of the departure': 'Itariki y’urugendo ntihuye n’itariki yo guhaguruka',
  'Please choose one of the departures of this tour': 'Muhitemo imwe mu matariki yo guhaguruka y’uru rugendo',
  'The number of people and the travellers do not agree': 'Umubare w’abantu ntuhuye n’uw’abagenzi',
  'At least one adult must travel with the group': 'Nibura umuntu mukuru umwe agomba kujyana n’itsinda',
  'A booking of this size is made at the office, please contact us':
    'Komande ingana itya ikorerwa ku biro, mutuvugishe',
  'The promo code # is not valid': 'Kode yo kugabanyirizwa # ntiyemewe',
  'The promo code # has been used up': 'Kode yo kugabanyirizwa # yamaze gukoreshwa inshuro zose zemewe',
  'The promo code # is not for this tour': 'Kode yo kugabanyirizwa # si iy’uru rugendo',
  'The promo code # is not for this travel date': 'Kode yo kugabanyirizwa # si iy’iyi tariki y’urugendo',
  'The promo code # needs a travel date': 'Kode yo kugabanyirizwa # isaba itariki y’urugendo',
  'This departure is not on offer. Please choose another one': 'Iyi tariki yo guhaguruka ntiboneka. Muhitemo indi',
  'Only # seat is left on this departure': 'Hasigaye umwanya # gusa kuri iyi tariki',
  'Only # seats are left on this departure': 'Hasigaye imyanya # gusa kuri iyi tariki',
  'This departure is full. Please choose another one, or ask to be put on the waiting list':
    'Iyi tariki yuzuye. Muhitemo indi, cyangwa musabe gushyirwa ku rutonde rw’abategereje',
  'We already hold as many unpaid seats for you as we can. Please pay the deposit of an earlier booking first, or ask our office':
    'Tumaze kubabikira imyanya yose itarishyurwa dushobora kubika. Mubanze mwishyure avansi y’urugendo mwafashe mbere, cyangwa mubaze ibiro byacu',
  'We cannot hold that many seats of one departure without a deposit. Please choose to pay now, or ask our office':
    'Ntidushobora kubabikira imyanya ingana ityo y’urugendo rumwe nta avansi. Muhitemo kwishyura ubu, cyangwa mubaze ibiro byacu',
  'There are enough seats: you can book them now': 'Imyanya irahagije: mushobora kuyifata ubu',
  'You are on as many waiting lists as we can keep for you. Please leave one of them first, or ask our office':
    'Muri ku ntonde zo gutegereza zose dushobora kubashyiraho. Mubanze muve kuri rumwe, cyangwa mubaze ibiro byacu',
  'The whole departure has room for #': 'Uru rugendo rwose rufite imyanya #',
  'This place on a waiting list was not found.': 'Uyu mwanya ku rutonde rw’abategereje ntiwabonetse.',
  'A bill can be shared among at most #, those who have paid among them':
    'Fagitire igabanwa n’abantu batarenze #, harimo abamaze kwishyura',
  'Each part must be more than #': 'Buri mugabane ugomba kurenga #',
  'The parts add up to #, but only # is left to pay': 'Imigabane yose hamwe ni #, ariko asigaye kwishyurwa ni # gusa',
  'This part of the bill can no longer be paid. Nothing has been charged.':
    'Uyu mugabane ntugishobora kwishyurwa. Nta mafaranga mwishyujwe.',
  'This part of a bill was not found. It may have been shared anew.':
    'Uyu mugabane ntiwabonetse. Birashoboka ko fagitire yagabanijwe bundi bushya.',
  'You can tell us about your trip once it is paid for and over.':
    'Mushobora kutubwira iby’urugendo rwanyu rumaze kwishyurwa no kurangira.',
  'We have read your review already. To change it, please write to us.':
    'Twamaze gusoma ubuhamya bwanyu. Kugira ngo mubuhindure, mutwandikire.',
  'Too many requests. Please try again later.': 'Mwohereje ubusabe bwinshi cyane. Mwongere mugerageze nyuma.',
  'Too many requests for this email address. Please try again later.':
    'Ubusabe bwo kuri iyi aderesi ya imeyili ni bwinshi cyane. Mwongere mugerageze nyuma.',
};
