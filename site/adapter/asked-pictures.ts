import type { KnownPicture, PicturesById } from '@imisozi/api/modules/media/copies/known-pictures.types';
import { addCacheTag } from '../src/lib/page-headers';
import type { Pictures } from '../src/lib/pictures';

/** The API purges by it when it has made the copies of a picture. */
const TAG = 'pictures';

/** Notes whether this page shows a picture whose copies are still to be made. */
export class AskedPictures implements Pictures {
  private isComplete = true;
  private isStyled = false;

  constructor(private readonly known: PicturesById) {}

  get(publicId: string): KnownPicture | undefined {
    const picture = this.known.get(publicId);
    if (!picture?.copies) this.isComplete = false;
    return picture;
  }

  needStyles(): boolean {
    const isNeeded = !this.isStyled;
    this.isStyled = true;
    return isNeeded;
  }

  /** Lets the page be rendered again once there are more copies. */
  tag(headers: Headers): void {
    if (!this.isComplete) addCacheTag(headers, TAG);
  }
}
