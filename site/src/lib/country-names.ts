import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { languageCode } from '../i18n/language';

/** The codes of all countries (ISO 3166-1), which the browser knows the names of. */
const CODES =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJ' +
  'DKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKG' +
  'KHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPE' +
  'PFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUM' +
  'USUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

/** The countries' names in the page's language, sorted; in English where the browser does not know one. */
export function countryNames(): string[] {
  const [here, english] = [languageCode(), DEFAULT_LANGUAGE].map(
    (code) => new Intl.DisplayNames([code, DEFAULT_LANGUAGE], { type: 'region' }),
  ) as [Intl.DisplayNames, Intl.DisplayNames];
  const names = CODES.match(/../g)!.map((code) => {
    const name = here.of(code)!;
    return name === code ? english.of(code)! : name;
  });
  return names.sort(new Intl.Collator(languageCode()).compare);
}
