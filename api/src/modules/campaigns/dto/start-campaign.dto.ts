import { TextField, WholeNumberField } from '../../../common/validation/fields.js';

const MAX_RECIPIENTS = 10_000_000;

export class StartCampaignDto {
  @TextField({ label: 'Kind', max: 20, example: 'event', description: 'What it is about: `event`, `publication` …' })
  kind: string;

  @TextField({ label: 'Record', max: 36, example: '00000000-0000-4000-8000-000000000002' })
  recordId: string;

  @WholeNumberField({
    label: 'Recipients',
    min: 1,
    max: MAX_RECIPIENTS,
    example: 120,
    description:
      'The number of subscribers that was shown and confirmed; it may have grown by up to ten percent since.',
  })
  recipients: number;
}
