import { inLanguage, languageCode } from '../i18n/language';

/**
 * A record as pictures of shared links show it: as the page shows it, or in English where they are not drawn in the
 * visitor's language.
 * @param read reads the record again
 */
export async function asDrawn<Row>(
  { sharePictures }: App.Locals,
  row: Row,
  read: () => Promise<Row | null>,
): Promise<Row> {
  const drawn = sharePictures.languageOf(languageCode());
  return drawn === languageCode() ? row : ((await inLanguage(drawn, read)) ?? row);
}
