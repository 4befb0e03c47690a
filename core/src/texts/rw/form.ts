import type { Texts } from '../texts.ts';
import type * as english from '../en/form.ts';

export const form: Texts<typeof english.form> = {
  required: 'ni ngombwa',
  honeypot: 'Urubuga',
  problems: 'Murebe ibi bikurikira:',
  failed: 'Habaye ikibazo. Mwongere mugerageze.',
  offline: 'Ntitwashoboye kugera kuri seriveri yacu. Murebe interineti yanyu, mwongere mugerageze.',
  tooMany: 'Mwagerageje inshuro nyinshi. Mutegereze gato, mwongere mugerageze.',
  emailInvalid: 'Mwandike imeyili nyayo',
  phoneNumeric: 'Nimero ya telefoni igomba kuba imibare gusa',
  phoneDigits: 'Nimero ya telefoni igomba kugira nibura imibare {min}',
  tooLong: 'Inyuguti ntizirenze {max}',
  oneLine: 'Mwandike umurongo umwe, nta nyuguti zihishe',
  agree: 'Nimukomeza, muraba mwemeye',
  terms: 'amategeko n’amabwiriza yacu',
  and: 'no',
  cancellation: 'kwishyuzwa iyo muhagaritse',
};
