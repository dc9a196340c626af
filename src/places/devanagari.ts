/** Devanagari in Latin letters, as Hindi and Marathi speak it: near enough to be compared by sound, not to be shown. */

// prettier-ignore
const CONSONANTS: Record<string, string> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n',
  त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v',
  श: 'sh', ष: 'sh', स: 's', ह: 'h',
};
/** with the dot below */
// prettier-ignore
const DOTTED: Record<string, string> = { क: 'q', ख: 'kh', ग: 'g', ज: 'z', ड: 'r', ढ: 'rh', फ: 'f', य: 'y', र: 'r', ळ: 'l', न: 'n' };
// prettier-ignore
const VOWELS: Record<string, string> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ऍ: 'e', ऎ: 'e', ए: 'e', ऐ: 'ai', ऑ: 'o', ऒ: 'o', ओ: 'o', औ: 'au', ॲ: 'a',
};
// prettier-ignore
const SIGNS: Record<string, string> = {
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'ॅ': 'e', 'ॆ': 'e', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ॊ': 'o', 'ो': 'o', 'ौ': 'au', '्': '',
};

const SYLLABLE = /([क-ह])(़?)([ा-ौ्]?)/gu;

/** An "a" that is written nowhere, until it is known whether it is spoken. */
const UNWRITTEN = 'ə';

/** "जबलपुर" -> "jabalpur"; undefined where there is no Devanagari. Other letters stay. */
export function inLatinLetters(text: string): string | undefined {
  if (!/[\u0904-\u0939]/.test(text)) return undefined;
  return text
    .normalize('NFD')
    .replace(/[\u200c\u200d]/g, '')
    .replace(SYLLABLE, (_, letter: string, dot: string, sign: string) => consonant(letter, dot) + vowel(sign))
    .replace(/[\u0904-\u0914\u0972]/g, (letter) => VOWELS[letter] ?? '')
    .replace(/[\u0901\u0902](?=[pbm])/g, 'm')
    .replace(/[\u0901\u0902]/g, 'n')
    .split(' ')
    .map(spoken)
    .join(' ');
}

const consonant = (letter: string, dot: string) => (dot && DOTTED[letter]) || CONSONANTS[letter] || '';
const vowel = (sign: string) => (sign === '' ? UNWRITTEN : (SIGNS[sign] ?? ''));

/**
 * The unwritten "a" falls silent at the end of a word, and between a vowel with one consonant before it and one consonant with a vowel
 * after it, counted from the end (Ohala, Aspects of Hindi Phonology, 1983).
 */
function spoken(word: string): string {
  let text = word.replace(/(?<=[aeiouə].*)ə$/u, '');
  for (let from = text.length; from > 0; from = text.lastIndexOf(UNWRITTEN, from - 1)) {
    const [before, after] = [text.slice(0, from), text.slice(from + 1)];
    if (text[from] === UNWRITTEN && VOWEL_AND_ONE.test(before) && ONE_AND_VOWEL.test(after))
      text = before + after;
  }
  return text.replaceAll(UNWRITTEN, 'a').replace(/ganv$/, 'gaon');
}

const ONE = '(?:chh|[kgcjtdpbsr]h|[a-z])';
const VOWEL_AND_ONE = new RegExp(`[aeiouə](?![aeiou])${ONE}$`, 'u');
const ONE_AND_VOWEL = new RegExp(`^(?![aeiou])${ONE}[aeiouə]`, 'u');
