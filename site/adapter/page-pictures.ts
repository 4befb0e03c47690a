import type { KnownPicture, PicturesById } from '@imisozi/api/modules/media/copies/picture-metadata-cache.types';
import { addCacheTag } from '../src/lib/page-headers';
import type { Pictures } from '../src/lib/pictures';

/** The cache tag that the API purges when it has made the copies or the preview of a picture. */
const TAG = 'pictures';

/** A picture without a tint is transparent and has no preview, which would show through it. */
const isPreviewMissing = ({ tint, preview }: KnownPicture) => tint !== null && preview === null;

/** Records whether this page shows a picture whose copies or preview do not exist yet. */
export class PagePictures implements Pictures {
  private isComplete = true;
  private isStyled = false;

  constructor(private readonly known: PicturesById) {}

  get(publicId: string): KnownPicture | undefined {
    const picture = this.known.get(publicId);
    if (!picture?.copies || isPreviewMissing(picture)) this.isComplete = false;
    return picture;
  }

  needStyles(): boolean {
    const isNeeded = !this.isStyled;
    this.isStyled = true;
    return isNeeded;
  }

  /** Tags such a page, so that it is rendered again once they exist. */
  tag(headers: Headers): void {
    if (!this.isComplete) addCacheTag(headers, TAG);
  }
}
