import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A sale as the device got it. */
export interface VsdcSale {
  readonly tin: string;
  readonly bhfId: string;
  readonly invcNo: number;
  readonly orgInvcNo: number;
  readonly rcptTyCd: 'S' | 'R';
  readonly salesDt: string;
  readonly totItemCnt: number;
  readonly taxblAmtA: number;
  readonly taxblAmtB: number;
  readonly taxblAmtC: number;
  readonly taxRtB: number;
  readonly taxAmtB: number;
  readonly totTaxAmt: number;
  readonly totAmt: number;
  readonly itemList: readonly { readonly taxTyCd: string; readonly totAmt: number; readonly taxAmt: number }[];
}

/** What the device does with the next sales, one after the other; then it signs. */
export type Trouble = 'away' | 'lost answer' | 'refuses' | 'no json' | 'slow';

/**
 * A stand-in for the revenue authority's VSDC: it checks what it gets as the device does, signs each number once, keeps
 * a journal, and has the troubles of the real one.
 */
export class FakeVsdc {
  readonly journal: VsdcSale[] = [];
  readonly troubles: Trouble[] = [];
  /** All requests, those that came again too. */
  requests = 0;

  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.requests++;
      const trouble = this.troubles.shift();
      if (trouble === 'away') return void response.writeHead(503).end();
      const answer = JSON.stringify(this.answerTo(request.url ?? '', Buffer.concat(parts).toString(), trouble));
      // It has signed, but the answer never arrives.
      if (trouble === 'lost answer') return void request.socket.destroy();
      const send = () =>
        void response.setHeader('Content-Type', 'application/json').end(trouble === 'no json' ? '<' : answer);
      if (trouble === 'slow') setTimeout(send, 150);
      else send();
    });
  });

  private answerTo(path: string, text: string, trouble: Trouble | undefined): object {
    const at = { resultDt: '20261128120000' };
    if (path !== '/trnsSales/saveSales') return { resultCd: '900', resultMsg: 'No such call', ...at, data: null };
    const sale = JSON.parse(text) as VsdcSale;
    if (trouble === 'refuses') return { resultCd: '910', resultMsg: 'Request parameter error', ...at, data: null };
    const problem = problemOf(sale);
    if (problem) return { resultCd: '910', resultMsg: problem, ...at, data: null };
    if (this.journal.some(({ invcNo }) => invcNo === sale.invcNo)) {
      return { resultCd: '994', resultMsg: 'It is overlapped data', ...at, data: null };
    }
    if (sale.rcptTyCd === 'R' && !this.journal.some(({ invcNo }) => invcNo === sale.orgInvcNo)) {
      return { resultCd: '910', resultMsg: 'The original sale is unknown', ...at, data: null };
    }
    this.journal.push(sale);
    const count = this.journal.filter(({ rcptTyCd }) => rcptTyCd === sale.rcptTyCd).length;
    const data = {
      rcptNo: count,
      totRcptNo: this.journal.length,
      intrlData: `TE68SLA234J5EAV3N569${String(sale.invcNo).slice(-6)}`,
      rcptSign: 'V249J39CFJ48HE2W',
      vsdcRcptPbctDate: '20261128120000',
      sdcId: 'SDC001000001',
      mrcNo: 'WIS01000001',
    };
    return { resultCd: '000', resultMsg: 'It is succeeded', ...at, data };
  }

  /** @returns its URL */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Why the device does not take a sale; undefined if it does. */
function problemOf({ tin, bhfId, totItemCnt, itemList, ...sale }: VsdcSale): string | undefined {
  if (!/^\d{9}$/.test(tin) || !/^\d{2}$/.test(bhfId)) return 'The taxpayer is unknown';
  if (!Number.isSafeInteger(sale.invcNo) || !/^\d{8}$/.test(sale.salesDt)) return 'The invoice has no number or day';
  if (totItemCnt !== itemList.length || totItemCnt === 0) return 'The number of items is wrong';
  const sum = (values: readonly number[]) => Math.round(values.reduce((total, value) => total + value * 100, 0)) / 100;
  if (sum(itemList.map(({ totAmt }) => totAmt)) !== sale.totAmt) return 'The items do not add up';
  if (sum([sale.taxblAmtA, sale.taxblAmtB, sale.taxblAmtC]) !== sale.totAmt) return 'The rates do not add up';
  const expected = (sale.taxblAmtB * sale.taxRtB) / (100 + sale.taxRtB);
  return Math.abs(expected - sale.taxAmtB) > 10 ? 'The tax is wrong' : undefined;
}
