/** The instruments of downtimes in plain words: https://razorpay.com/docs/api/payments/downtime/ */

const BANKS: Record<string, string> = {
  AUBL: 'AU Small Finance Bank',
  BARB: 'Bank of Baroda',
  BKID: 'Bank of India',
  CBIN: 'Central Bank of India',
  CNRB: 'Canara Bank',
  FDRL: 'Federal Bank',
  HDFC: 'HDFC Bank',
  IBKL: 'IDBI Bank',
  ICIC: 'ICICI Bank',
  IDFB: 'IDFC First Bank',
  IDIB: 'Indian Bank',
  INDB: 'IndusInd Bank',
  IOBA: 'Indian Overseas Bank',
  KKBK: 'Kotak Mahindra Bank',
  MAHB: 'Bank of Maharashtra',
  PUNB: 'Punjab National Bank',
  RATN: 'RBL Bank',
  SBIN: 'State Bank of India',
  UBIN: 'Union Bank of India',
  UCBA: 'UCO Bank',
  UTIB: 'Axis Bank',
  YESB: 'Yes Bank',
};
const NETWORKS: Record<string, string> = {
  AMEX: 'American Express',
  DICL: 'Diners Club',
  MC: 'Mastercard',
  MAES: 'Maestro',
  RUPAY: 'RuPay',
  VISA: 'Visa',
};
const APPS: Record<string, string> = {
  bhim: 'BHIM',
  google_pay: 'Google Pay',
  paytm: 'Paytm',
  phonepe: 'PhonePe',
};

const SAFE_CODE = /^[\w .-]{1,40}$/;

/** @returns undefined when the whole method is affected, or the instrument is of an unknown kind */
export function formatInstrument(instrument: Record<string, unknown>): string | undefined {
  const readCode = (kind: string): string | undefined => {
    const code = instrument[kind];
    return typeof code === 'string' && SAFE_CODE.test(code) && code.toUpperCase() !== 'ALL'
      ? code
      : undefined;
  };
  const bank = readCode('bank') ?? readCode('issuer');
  if (bank) return BANKS[bank.toUpperCase()] ?? bank;
  const network = readCode('network');
  if (network) return NETWORKS[network.toUpperCase()] ?? network;
  const app = readCode('psp');
  if (app) return APPS[app.toLowerCase()] ?? app;
  const handle = readCode('vpa_handle');
  return handle && `@${handle}`;
}
