import { ToWords } from 'to-words/en-IN';

const toWords = new ToWords();

/** Writes 12490050 paise as "Rupees One Lakh Twenty Four Thousand Nine Hundred and Paise Fifty Only". */
export function formatAmountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const remainingPaise = paise % 100;
  const parts = [
    ...(rupees > 0 || remainingPaise === 0 ? [`Rupees ${toWords.convert(rupees)}`] : []),
    ...(remainingPaise > 0 ? [`Paise ${toWords.convert(remainingPaise)}`] : []),
  ];
  return `${parts.join(' and ')} Only`;
}
