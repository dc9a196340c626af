import { describe, expect, it } from 'vitest';
import {
  compareRefundRows,
  parseCsv,
  parseSettlementFile,
  SettlementFileError,
  type FileRow,
} from './settlement-file.ts';

const HEADER = 'entity_id,type,amount,fee,tax,settlement_id,dispute_id,notes';

const createRow = (change: Partial<FileRow>): FileRow => ({
  entity_id: 'pay_1',
  type: 'payment',
  amount: 49_900,
  fee: 0,
  tax: 0,
  settlement_id: 'setl_1',
  dispute_id: '',
  ...change,
});

describe('a CSV file', () => {
  it('is split into fields; a quoted field may contain commas, quotes and line breaks', () => {
    expect(parseCsv('a,"b,""c""\r\nd",\r\n\r\n"",x\n')).toEqual([
      ['a', 'b,"c"\r\nd', ''],
      ['', 'x'],
    ]);
    expect(parseCsv('a,b\nc,')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });

  it.each(['a,"b', 'a,"b"c\n', 'a,b"c'])('that is not valid CSV is rejected: %s', (text) => {
    expect(() => parseCsv(text)).toThrow(SettlementFileError);
  });
});

describe('a settlement file', () => {
  it('is read by the names of its columns, with a byte order mark', () => {
    const text = `\uFEFF${HEADER}\r\npay_1,payment,49900,1178,180,setl_1,,"{""a"":1}"\r\n`;
    expect(parseSettlementFile(text)).toEqual([
      {
        entity_id: 'pay_1',
        type: 'payment',
        amount: 49_900,
        fee: 1_178,
        tax: 180,
        settlement_id: 'setl_1',
        dispute_id: '',
      },
    ]);
  });

  it('without a column or with rupees instead of paise is rejected', () => {
    expect(() => parseSettlementFile('entity_id,type\n')).toThrow(/no column amount, fee/);
    expect(() => parseSettlementFile(`${HEADER}\npay_1,payment,499.00,0,0,s,,\n`)).toThrow(/Row 2 .*amount/);
  });
});

describe('a refund that failed after it was debited', () => {
  const failedRefund = {
    gateway_refund_id: 'rfnd_1',
    gateway_payment_id: 'pay_1',
    amount: 10_000,
    is_failed: true,
  };
  const debit = createRow({ entity_id: 'rfnd_1', type: 'refund', amount: 10_000 });
  const booked = new Map([['rfnd_1', failedRefund]]);

  it('differs while the gateway has not credited it again', () => {
    expect(compareRefundRows([debit], booked)).toEqual([
      {
        id: 'rfnd_1',
        isFound: true,
        differing: [
          { id: 'rfnd_1', field: 'status', ours: 'failed', gateway: 'debited, not credited again' },
        ],
      },
    ]);
  });

  it('is equal with an adjustment of the same amount, which counts once', () => {
    const reversal = createRow({ entity_id: 'adj_1', type: 'adjustment', amount: 10_000 });
    expect(compareRefundRows([debit, reversal], booked)).toMatchObject([{ differing: [] }]);
    const secondDebit = { ...debit, entity_id: 'rfnd_2' };
    const both = new Map([...booked, ['rfnd_2', { ...failedRefund, gateway_refund_id: 'rfnd_2' }]]);
    expect(compareRefundRows([debit, secondDebit, reversal], both)).toMatchObject([
      { differing: [] },
      { differing: [{ id: 'rfnd_2' }] },
    ]);
  });
});
