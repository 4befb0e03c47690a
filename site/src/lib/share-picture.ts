import { languageCode } from '../i18n/language';
import type { SiteData } from './api/types';

/**
 * A record as pictures of shared links show it: as the page shows it, or in English where they are not drawn in the
 * visitor's language.
 * @param read reads the record again
 */
export async function asDrawn<Row>(
  { sharePictures, siteData }: App.Locals,
  row: Row,
  read: (siteData: SiteData) => Promise<Row | null>,
): Promise<Row> {
  const drawn = sharePictures.languageOf(languageCode());
  return drawn === languageCode() ? row : ((await read(siteData.inLanguage(drawn))) ?? row);
}
