import { refusalsOf } from '../refusals/rule-text.ts';
import { NO_TAX } from './tax-rates.ts';
import { changedTax, changedTaxSchema, taxOf } from './tax-settings-schema.ts';

describe('The settings of tax (rules/tax 1)', () => {
  it('change field by field and kind by kind; null is the default', () => {
    const first = changedTax(NO_TAX, { tin: '102345678', rates: { permit: 'exempt' } });
    const second = changedTax(first, { standardPercent: 16, rates: { room: 'zero-rated' } });
    expect(second).toEqual({
      ...NO_TAX,
      tin: '102345678',
      standardPercent: 16,
      rates: { ...NO_TAX.rates, permit: 'exempt', room: 'zero-rated' },
    });
    expect(changedTax(second, { tin: null, standardPercent: null, rates: null })).toEqual(NO_TAX);
    expect(changedTax(second, { rates: { permit: null } }).rates.permit).toBe('standard');
  });

  it.each([[null], ['nothing'], [{ rates: { trip: 'half' } }]])('are the defaults where %j was stored', (kept) => {
    expect(taxOf(kept)).toEqual(NO_TAX);
  });

  it.each([
    [{ standardPercent: 101 }, 'Tax: standard rate must be a whole number from 0 to 100'],
    [{ standardPercent: 'much' }, 'Tax: standard rate must be a whole number from 0 to 100'],
    [{ rates: { trip: 'half' } }, 'Tax: trip must be one of: standard, zero-rated, exempt'],
    [{ rates: [] }, 'Tax: rates must be an object'],
    [{ tin: 12 }, 'Tax: TIN must be text'],
    [{ vatNumber: 'x'.repeat(31) }, 'Tax: VAT number can have at most 30 characters'],
    ['18 %', 'Tax must be an object'],
  ])('refuse %j', (change, sentence) => {
    const { error } = changedTaxSchema.safeParse(change);
    expect(refusalsOf(error!).map(({ message }) => message)).toEqual([sentence]);
  });
});
