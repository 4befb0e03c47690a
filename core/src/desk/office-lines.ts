import type { Discount } from '../pricing/discount.ts';
import { typedText } from '../typed-text.ts';

/** A row added by the office; US dollars. */
export interface OfficeLine {
  readonly label: string;
  readonly quantity: number;
  readonly unitAmount: number;
}

/** A row in a form; a cleared input is null. */
export type LineRow = { readonly [Field in keyof OfficeLine]?: OfficeLine[Field] | null };

/** The inputs of a discount in a form. */
export interface DiscountForm {
  readonly discountBy: 'none' | 'percent' | 'amount';
  readonly discount: number | null;
  readonly discountReason: string | null;
  readonly discountOnPermits: boolean | null;
}

/** Leaves out unfinished rows, which have no price yet. */
export const finishedLines = (rows: readonly LineRow[] = []): OfficeLine[] =>
  rows.flatMap(({ label, quantity, unitAmount }) =>
    typedText(label) && quantity && typeof unitAmount === 'number'
      ? [{ label: typedText(label), quantity, unitAmount }]
      : [],
  );

/** The discount of a form: null for none, undefined while it is incomplete. */
export function discountIn(form: DiscountForm): Discount | null | undefined {
  const { discountBy, discount, discountOnPermits } = form;
  const reason = typedText(form.discountReason);
  if (discountBy === 'none') return null;
  if (!discount || !reason) return undefined;
  return { [discountBy]: discount, reason, ...(discountOnPermits && { onPermits: true }) };
}

/** The form inputs for a discount. */
export const discountForm = (discount: Discount | null): DiscountForm => ({
  discountBy: !discount ? 'none' : discount.percent === undefined ? 'amount' : 'percent',
  discount: discount?.percent ?? discount?.amount ?? null,
  discountReason: discount?.reason ?? '',
  discountOnPermits: discount?.onPermits ?? false,
});
