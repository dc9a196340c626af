import { createRequire } from 'node:module';
import type { ToWords } from 'to-words/en-IN';

let loaded: ToWords | undefined;

/** Loaded with the first receipt: it takes 5 MB of a process. */
const loadToWords = (): ToWords => (loaded ??= new (requireToWords().ToWords)());

const requireToWords = () =>
  createRequire(import.meta.url)('to-words/en-IN') as typeof import('to-words/en-IN');

/** Writes 12490050 paise as "Rupees One Lakh Twenty Four Thousand Nine Hundred and Paise Fifty Only". */
export function formatAmountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const remainingPaise = paise % 100;
  const parts = [
    ...(rupees > 0 || remainingPaise === 0 ? [`Rupees ${loadToWords().convert(rupees)}`] : []),
    ...(remainingPaise > 0 ? [`Paise ${loadToWords().convert(remainingPaise)}`] : []),
  ];
  return `${parts.join(' and ')} Only`;
}
