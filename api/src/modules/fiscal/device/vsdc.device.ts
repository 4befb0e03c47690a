import { z } from 'zod';
import { fiscalMoment, type FiscalSignature } from '@imisozi/core/fiscal';
import type { TaxRate } from '@imisozi/core/tax/tax-rates';
import {
  AlreadySigned,
  DeviceAway,
  DeviceRefusal,
  FiscalDevice,
  type FiscalItem,
  type FiscalPaper,
} from './fiscal.device.js';

/** Where the device is, and for which branch of the company it signs. */
export interface VsdcSettings {
  /** Such as `http://127.0.0.1:8080/rraVsdc`. */
  readonly url: string;
  /** Two digits; `00` is the head office. */
  readonly branch: string;
  readonly patienceMs: number;
}

/** The authority's letters: A exempt, B the standard rate, C zero-rated; D is for what is outside the tax. */
const LETTERS = ['A', 'B', 'C', 'D'] as const;
const LETTER_OF: Readonly<Record<TaxRate, (typeof LETTERS)[number]>> = {
  exempt: 'A',
  standard: 'B',
  'zero-rated': 'C',
};

const SIGNED = '000';
/** The number has been signed before. */
const OVERLAPS = '994';
const MAX_ANSWER = 64_000;
/** Travel agencies and tour operators, among the authority's classes of services. */
const ITEM_CLASS = '90101500';

const answerSchema = z.object({
  resultCd: z.string(),
  resultMsg: z.string().nullish(),
  data: z
    .object({
      rcptNo: z.coerce.number().int(),
      totRcptNo: z.coerce.number().int(),
      intrlData: z.string(),
      rcptSign: z.string(),
      vsdcRcptPbctDate: z.string().regex(/^\d{14}$/),
      sdcId: z.string(),
      mrcNo: z.string(),
    })
    .nullish(),
});

/** The virtual sales data controller of the Rwanda Revenue Authority (EBM), which runs beside the product. */
export class VsdcDevice extends FiscalDevice {
  readonly isOn = true;

  constructor(private readonly settings: VsdcSettings) {
    super();
  }

  async sign(tin: string, paper: FiscalPaper): Promise<FiscalSignature> {
    const { resultCd, resultMsg, data } = await this.post('/trnsSales/saveSales', {
      tin,
      bhfId: this.settings.branch,
      ...saleOf(paper),
    });
    if (resultCd === OVERLAPS) throw new AlreadySigned(resultMsg ?? '');
    if (resultCd !== SIGNED) throw new DeviceRefusal(`${resultCd}: ${resultMsg ?? ''}`);
    // It has signed, but does not say how.
    if (!data) throw new AlreadySigned('The device answered without a signature');
    return {
      receiptNumber: data.rcptNo,
      totalReceipts: data.totRcptNo,
      internalData: data.intrlData,
      signature: data.rcptSign,
      deviceId: data.sdcId,
      machineId: data.mrcNo,
      signedAt: data.vsdcRcptPbctDate,
    };
  }

  private async post(path: string, body: object): Promise<z.infer<typeof answerSchema>> {
    let text: string;
    try {
      const response = await fetch(`${this.settings.url.replace(/\/+$/, '')}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(this.settings.patienceMs),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      text = await response.text();
    } catch (error) {
      throw new DeviceAway(error instanceof Error ? error.message : 'no answer');
    }
    const answer = answerSchema.safeParse(text.length > MAX_ANSWER ? undefined : parsed(text));
    if (!answer.success) throw new DeviceAway('The answer cannot be read');
    return answer.data;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A paper in the authority's words. Amounts are in francs, with the tax in them. */
function saleOf({ kind, number, reverses, issuedAt, standardPercent, items }: FiscalPaper): object {
  const moment = fiscalMoment(issuedAt);
  const isRefund = kind === 'refund';
  const of = (letter: string) => items.filter(({ rate }) => LETTER_OF[rate] === letter);
  const sum = (list: readonly FiscalItem[], field: 'amount' | 'tax') =>
    Math.round(list.reduce((total, item) => total + item[field] * 100, 0)) / 100;
  const byLetter = (prefix: string, value: (letter: string) => number) =>
    Object.fromEntries(LETTERS.map((letter) => [`${prefix}${letter}`, value(letter)]));
  return {
    invcNo: number,
    orgInvcNo: reverses ?? 0,
    salesTyCd: 'N',
    rcptTyCd: isRefund ? 'R' : 'S',
    pmtTyCd: '07',
    salesSttsCd: '02',
    cfmDt: moment,
    salesDt: moment.slice(0, 8),
    stockRlsDt: null,
    cnclReqDt: null,
    cnclDt: null,
    rfdDt: isRefund ? moment : null,
    rfdRsnCd: isRefund ? '06' : null,
    totItemCnt: items.length,
    ...byLetter('taxblAmt', (letter) => sum(of(letter), 'amount')),
    ...byLetter('taxRt', (letter) => (letter === 'B' ? standardPercent : 0)),
    ...byLetter('taxAmt', (letter) => sum(of(letter), 'tax')),
    totTaxblAmt: sum(items, 'amount'),
    totTaxAmt: sum(items, 'tax'),
    totAmt: sum(items, 'amount'),
    prchrAcptcYn: 'N',
    remark: null,
    regrId: 'office',
    regrNm: 'office',
    modrId: 'office',
    modrNm: 'office',
    receipt: { prchrAcptcYn: 'N' },
    itemList: items.map(itemOf),
  };
}

/** Services are counted as one unit without a packaging. */
const itemOf = ({ rate, name, amount, tax }: FiscalItem, index: number): object => ({
  itemSeq: index + 1,
  itemCd: `RW3NTU${LETTER_OF[rate]}0000001`,
  itemClsCd: ITEM_CLASS,
  itemNm: name.slice(0, 200),
  pkgUnitCd: 'NT',
  pkg: 1,
  qtyUnitCd: 'U',
  qty: 1,
  prc: amount,
  splyAmt: amount,
  dcRt: 0,
  dcAmt: 0,
  taxTyCd: LETTER_OF[rate],
  taxblAmt: amount,
  taxAmt: tax,
  totAmt: amount,
});
