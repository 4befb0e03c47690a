import { MediaUrlField } from '../../../common/rich-text/media-url.field.js';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { ChoiceField, FlagField, TextField } from '../../../common/validation/fields.js';
import { RevisionField } from '../../../common/validation/revision.field.js';
import { PUBLICATION_CATEGORIES, type PublicationCategory } from '../publication.entity.js';

const TITLE = { label: 'Title', max: 200, example: 'Dry season rates' };
const CATEGORY = { label: 'Category', values: PUBLICATION_CATEGORIES, example: 'publication' };
const DOCUMENT = { label: 'Publication document', example: '/media/demo/dry-season-rates.pdf' };

@AlsoWrappedIn('publication')
export class CreatePublicationDto {
  @TextField(TITLE)
  title: string;

  @ChoiceField(CATEGORY)
  category: PublicationCategory;

  @MediaUrlField({ ...DOCUMENT, missing: 'document-required' })
  pubDocument: string;
}

/** Missing fields keep their value. */
@AlsoWrappedIn('publication')
export class UpdatePublicationDto {
  @TextField({ ...TITLE, mayStay: true })
  title?: string;

  @ChoiceField({ ...CATEGORY, mayStay: true })
  category?: PublicationCategory;

  @MediaUrlField(DOCUMENT)
  pubDocument?: string;

  @RevisionField()
  updatedAt?: Date;
}

@AlsoWrappedIn('publication')
export class ApprovePublicationDto {
  @FlagField({ label: 'status', example: true })
  status: boolean;
}
