import { registrationCharges } from '../editable-texts/company-terms.ts';
import * as english from '../texts/en/terms.ts';
import { parseTexts } from '../texts/parse-message.ts';
import { readIn } from '../texts/read-in.ts';

it('cancelling a registration is said with the figures of its rule (rules/cancelling 8)', () => {
  const { termsWritten } = readIn<typeof english>('en', parseTexts({ ...english }));
  expect(registrationCharges(termsWritten)).toBe(
    'If you cancel up to 5 days before the event, 25% of the fee is charged. ' +
      'Within 2 days, or on the day itself, the full fee is due and there is no refund.',
  );
});
