import type { KnownPicture, PicturesById } from '@imisozi/api/modules/media/copies/picture-metadata-cache.types';
import { addCacheTag } from '../src/lib/page-headers';
import type { Pictures } from '../src/lib/pictures';

/** The API purges by it when it has made the copies of a picture, or its preview. */
const TAG = 'pictures';

/** One without a tint is transparent: a preview would shine through it. */
const isPreviewMissing = ({ tint, preview }: KnownPicture) => tint !== null && preview === null;

/** Notes whether this page shows a picture whose copies or whose preview are still to be made. */
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

  /** Lets the page be rendered again once there is more. */
  tag(headers: Headers): void {
    if (!this.isComplete) addCacheTag(headers, TAG);
  }
}
