import type { Texts } from '../texts.ts';
import type * as english from '../en/form.ts';

export const form: Texts<typeof english.form> = {
  required: 'lazima',
  honeypot: 'Tovuti',
  problems: 'Tafadhali angalia yafuatayo:',
  failed: 'Hitilafu imetokea. Tafadhali jaribu tena.',
  offline: 'Hatukuweza kuifikia seva yetu. Tafadhali angalia mtandao wako, kisha ujaribu tena.',
  tooMany: 'Umejaribu mara nyingi mno. Tafadhali subiri kidogo, kisha ujaribu tena.',
  emailInvalid: 'Tafadhali andika barua pepe sahihi',
  phoneNumeric: 'Namba ya simu iwe ya tarakimu tu',
  phoneDigits: 'Namba ya simu iwe na tarakimu {min} angalau',
  tooLong: 'Tafadhali andika herufi zisizozidi {max}',
  oneLine: 'Tafadhali andika mstari mmoja, bila herufi zilizofichwa',
  agree: 'Kwa kuendelea, unakubali',
  terms: 'masharti yetu',
  and: 'na',
  cancellation: 'gharama za kughairi',
};
