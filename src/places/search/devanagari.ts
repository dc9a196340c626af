/** Transliterates Devanagari as Hindi and Marathi pronounce it: for phonetic comparison, not for display. */

// prettier-ignore
const CONSONANTS: Record<string, string> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n',
  त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v',
  श: 'sh', ष: 'sh', स: 's', ह: 'h',
};
/** Consonants with a nukta, the dot below the letter. */
// prettier-ignore
const NUKTA_CONSONANTS: Record<string, string> = { क: 'q', ख: 'kh', ग: 'g', ज: 'z', ड: 'r', ढ: 'rh', फ: 'f', य: 'y', र: 'r', ळ: 'l', न: 'n' };
// prettier-ignore
const VOWELS: Record<string, string> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ऍ: 'e', ऎ: 'e', ए: 'e', ऐ: 'ai', ऑ: 'o', ऒ: 'o', ओ: 'o', औ: 'au', ॲ: 'a',
};
// prettier-ignore
const VOWEL_SIGNS: Record<string, string> = {
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'ॅ': 'e', 'ॆ': 'e', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ॊ': 'o', 'ो': 'o', 'ौ': 'au', '्': '',
};

const SYLLABLE = /([क-ह])(़?)([ा-ौ्]?)/gu;

/** Placeholder for the unwritten "a" until it is known whether it is pronounced. */
const INHERENT_VOWEL = 'ə';

/** Converts "जबलपुर" to "jabalpur" and keeps other letters; undefined for text without Devanagari. */
export function transliterateDevanagari(text: string): string | undefined {
  if (!/[\u0904-\u0939]/.test(text)) return undefined;
  return text
    .normalize('NFD')
    .replace(/[\u200c\u200d]/g, '')
    .replace(
      SYLLABLE,
      (_, letter: string, nukta: string, sign: string) => toConsonant(letter, nukta) + toVowel(sign),
    )
    .replace(/[\u0904-\u0914\u0972]/g, (letter) => VOWELS[letter] ?? '')
    .replace(/[\u0901\u0902](?=[pbm])/g, 'm')
    .replace(/[\u0901\u0902]/g, 'n')
    .split(' ')
    .map(dropSilentVowels)
    .join(' ');
}

const toConsonant = (letter: string, nukta: string) =>
  (nukta && NUKTA_CONSONANTS[letter]) || CONSONANTS[letter] || '';
const toVowel = (sign: string) => (sign === '' ? INHERENT_VOWEL : (VOWEL_SIGNS[sign] ?? ''));

/**
 * The unwritten "a" is silent at the end of a word, and where a vowel and one consonant precede it and one consonant
 * and a vowel follow it, applied from the end (Ohala, Aspects of Hindi Phonology, 1983).
 */
function dropSilentVowels(word: string): string {
  let text = word.replace(/(?<=[aeiouə].*)ə$/u, '');
  for (let from = text.length; from > 0; from = text.lastIndexOf(INHERENT_VOWEL, from - 1)) {
    const [before, after] = [text.slice(0, from), text.slice(from + 1)];
    if (text[from] === INHERENT_VOWEL && VOWEL_AND_CONSONANT.test(before) && CONSONANT_AND_VOWEL.test(after))
      text = before + after;
  }
  return text.replaceAll(INHERENT_VOWEL, 'a').replace(/ganv$/, 'gaon');
}

const CONSONANT = '(?:chh|[kgcjtdpbsr]h|[a-z])';
const VOWEL_AND_CONSONANT = new RegExp(`[aeiouə](?![aeiou])${CONSONANT}$`, 'u');
const CONSONANT_AND_VOWEL = new RegExp(`^(?![aeiou])${CONSONANT}[aeiouə]`, 'u');
