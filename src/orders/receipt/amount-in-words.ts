const SMALL = [
  '', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]; // prettier-ignore
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** 12490050 paise -> "Rupees one lakh twenty-four thousand nine hundred and paise fifty only". Up to ninety-nine crore. */
export function formatAmountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const words = [
    ...(rupees > 0 || rest === 0 ? [`Rupees ${formatIndianNumber(rupees) || 'zero'}`] : []),
    ...(rest > 0 ? [`${rupees > 0 ? 'paise' : 'Paise'} ${formatBelow100(rest)}`] : []),
  ];
  return `${words.join(' and ')} only`;
}

function formatIndianNumber(n: number): string {
  const parts = [
    [Math.floor(n / 10_000_000), 'crore'],
    [Math.floor(n / 100_000) % 100, 'lakh'],
    [Math.floor(n / 1000) % 100, 'thousand'],
    [Math.floor(n / 100) % 10, 'hundred'],
    [n % 100, ''],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${formatBelow100(count)} ${name}`.trim())
    .join(' ');
}

function formatBelow100(n: number): string {
  if (n < 20) return SMALL[n]!;
  const unit = SMALL[n % 10];
  return TENS[Math.floor(n / 10)]! + (unit ? `-${unit}` : '');
}
