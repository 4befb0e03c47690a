import type { Texts } from '../texts.ts';
import type * as english from '../en/privacy.ts';

export const asked: Texts<typeof english.asked> = {
  title: 'Ibyo tubabaza byose',
  intro: 'Uru rutonde rukorwa n’amafomu yacu ubwayo. Ibyo musize ubusa ntitubibika.',
  whatFor: 'Impamvu: {purpose}',
  howLong: 'Igihe bibikwa: {kept}',
  purpose: {
    payer: 'kugira ngo dusabe telefone yanyu kwemeza ubwishyu',
    gift: 'gukora no kohereza ikarita y’impano',
    booking:
      'gutegura urugendo rwanyu cyangwa umwanya wanyu mu gikorwa, kuboherereza impapuro zarwo no kubafata aho muri',
    travellers:
      'pariki zikenera pasiporo, amatariki y’amavuko n’ubwenegihugu ku mpushya; amahoteli n’abayobozi bakenera imirire n’ibindi mwatubwira (n’iby’ubuzima, niba mubishatse); ubafata ku kibuga akenera indege zanyu. Amazina ni yo yonyine asabwa',
    order: 'kubasubiza ku byo mwafatiye umwanya',
    shares: 'guha buri wese wishyura igice linki ye, iriho izina rye',
    review: 'kwereka abandi bagenzi icyo mutekereza, hamwe n’izina muhisemo',
    comment: 'kugaragaza amagambo yanyu n’izina ryanyu; imeyili yanyu ibonwa n’abakozi bacu gusa',
    acceptance: 'kubafatira umwanya hakurikijwe icyifuzo mwahisemo',
    quote:
      'guhindura icyifuzo twabateguriye, cyangwa kumenya impamvu kitababereye; tubika hamwe na cyo izina ryanyu, aderesi zanyu n’ibyo mwatubwiye ku rugendo',
    waiting: 'kubamenyesha igihe imyanya ibonetse, no kuyibabikira',
    registration: 'gutegura igikorwa n’amafunguro yanyu',
    contact: 'kubasubiza',
    brief: 'kubategurira urugendo no kubandikira ku byarwo',
    event: 'gutegura igikorwa cyanyu no kubandikira ku byacyo',
    airTicket: 'kubashakira indege no kubandikira ku byazo',
    newsletter: 'kuboherereza ibaruwa yacu y’amakuru',
    guide: 'ku bayobozi bacu gusa: kubwira ibiro ibibera mu nzira',
    staff: 'ku bakozi bacu gusa: kubemerera kwinjira',
  },
  kept: {
    payer: 'nimero: iminsi {days}; ubwishyu: igihe cyose amategeko abisaba ibaruramari ryacu',
    gift: 'ibitarishyuwe: iminsi {days}; ikarita: igihe cyose itegeko risaba ibitabo byacu by’ibaruramari',
    accounts: 'igihe cyose amategeko abisaba ku bitabo by’ibaruramari',
    trip: 'mu ibanga ry’ikoranabuhanga, bigasibwa hashize iminsi {days} urugendo rurangiye',
    booking: 'igihe cyose ubusabe bubitswe',
    quote:
      '{years, plural, one {umwaka #} other {imyaka #}} nyuma y’umunsi wa nyuma mwashoboraga kucyemera; iyo cyemewe, igihe cyose ubusabe bubitswe',
    written:
      'ibyanditswe: bisibwa hashize iminsi {days} urugendo rurangiye; ibyakozwe n’igihe byakorewe: igihe cyose ubusabe bubitswe; umwirondoro w’umuyobozi: usibwa hashize umwaka avuye mu kazi',
    shown: 'igihe cyose bigaragara; mubidusabye, tubikuraho',
    conversation: '{years, plural, one {umwaka #} other {imyaka #}} nyuma y’ubutumwa bwa nyuma',
    asked: 'kugeza mudusabye kubisiba',
    subscribed: 'kugeza muvuye ku rutonde',
    account: 'igihe cyose konti iriho; ijambobanga ntitubika iryo ubwaryo',
  },
};
