/**
 * Transliterates the nine Brahmic scripts of India as their languages pronounce them: for phonetic comparison, not for
 * display.
 */

/** Letters without a counterpart at the same place of the Devanagari block, or with another value. */
// prettier-ignore
const OTHER_LETTERS: Record<string, string> = {
  'ৎ': 'त्', 'ৰ': 'र', 'ৱ': 'व', // Bengali, Assamese
  'ੜ': 'ड़', 'ੰ': 'ं', 'ੱ': '', 'ੲ': '', 'ੳ': '', // Gurmukhi: ੱ doubles a consonant, ੲ and ੳ carry vowel signs
  'ୱ': 'व', 'ୟ': 'य', 'ଵ': 'व', // Odia
  'ൺ': 'ण्', 'ൻ': 'न्', 'ർ': 'र्', 'ൽ': 'ल्', 'ൾ': 'ळ्', 'ൿ': 'क्', // Malayalam consonants without vowel
};

/** Letters whose sound depends on the language or on the next letter. */
const PRONUNCIATIONS: readonly (readonly [RegExp, string])[] = [
  // Bengali and Odia have another letter for y.
  [/য(?!\u09bc)/g, 'জ'],
  [/ଯ/g, 'ଜ'],
  // The Odia letter for r with a nukta is English d, as in Rayagada, but not at the end, as in Nayagarh.
  [/ଡ\u0b3c(?=[\u0b3e-\u0b4c])/g, 'ଦ'],
  // Double r: tr in Tamil (Kutralam), tt in Malayalam (Neyyattinkara)
  [/ற்ற/g, 'ட்ர'],
  [/റ്റ/g, 'ട്ട'],
];

// prettier-ignore
const CONSONANTS: Record<string, string> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'ng', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n',
  त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', ऩ: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ऱ: 'r', ल: 'l', ळ: 'l', ऴ: 'zh',
  व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
};
/** Consonants with a nukta, the dot below the letter. */
// prettier-ignore
const NUKTA_CONSONANTS: Record<string, string> = {
  क: 'q', ख: 'kh', ग: 'g', ज: 'z', ड: 'r', ढ: 'rh', फ: 'f', य: 'y', ल: 'l', स: 'sh',
};
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

/** With the zero-width joiners U+200C and U+200D. */
const BRAHMIC_WORD = /[\u0900-\u0d7f\u200c\u200d]+/g;

/** Converts "जबलपुर" to "jabalpur" and "சென்னை" to "chennai"; keeps other letters. */
export const transliterateBrahmic = (text: string): string =>
  text.normalize('NFC').replace(BRAHMIC_WORD, transliterateWord);

function transliterateWord(word: string): string {
  const script = Math.floor((word.charCodeAt(0) - DEVANAGARI) / BLOCK_SIZE);
  const isDravidian = script >= FIRST_DRAVIDIAN_SCRIPT;
  const latin = toDevanagari(word)
    .replace(
      SYLLABLE,
      (_, letter: string, nukta: string, sign: string) => toConsonant(letter, nukta) + toVowel(sign),
    )
    .replace(/[\u0904-\u0914\u0972]/g, (letter) => VOWELS[letter] ?? '')
    .replace(selectLabialNasal(script), 'm')
    .replace(/[\u0901\u0902]/g, 'n')
    .replace(/[\u0900-\u097f]/g, '')
    .replace(/(?:ng)+(?=ng|g)/g, 'n');
  if (isDravidian) return latin.replaceAll(INHERENT_VOWEL, 'a');
  return script === ODIA ? dropFinalVowel(latin).replaceAll(INHERENT_VOWEL, 'a') : dropSilentVowels(latin);
}

const DEVANAGARI = 0x0900;
/** The blocks follow one another, and each has the letters in the order of the Indian standard ISCII. */
const BLOCK_SIZE = 0x80;
const ODIA = 4;
/** Tamil; then Telugu and Kannada */
const FIRST_DRAVIDIAN_SCRIPT = 5;
const MALAYALAM = 8;

const replacePronunciations = (word: string): string =>
  PRONUNCIATIONS.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word);

/** Selects the anusvara, the sign of a nasal, where it is pronounced m: before p and b, at the end of Dravidian words, and always in Malayalam. */
function selectLabialNasal(script: number): RegExp {
  if (script === MALAYALAM) return /[\u0901\u0902]/g;
  return script >= FIRST_DRAVIDIAN_SCRIPT ? /[\u0901\u0902](?=[pbm]|$)/g : /[\u0901\u0902](?=[pbm])/g;
}

const toDevanagari = (word: string): string =>
  replacePronunciations(word.replace(/[\u200c\u200d]/g, '')).replace(
    /[\u0980-\u0d7f]/g,
    (letter) =>
      OTHER_LETTERS[letter] ??
      String.fromCharCode(DEVANAGARI + ((letter.charCodeAt(0) - DEVANAGARI) % BLOCK_SIZE)),
  );

const toConsonant = (letter: string, nukta: string) =>
  (nukta && NUKTA_CONSONANTS[letter]) || CONSONANTS[letter] || '';
const toVowel = (sign: string) => (sign === '' ? INHERENT_VOWEL : (VOWEL_SIGNS[sign] ?? ''));

/**
 * The unwritten "a" is silent at the end of a word, and where a vowel and one consonant precede it and one consonant
 * and a vowel follow it, applied from the end (Ohala, Aspects of Hindi Phonology, 1983). It is pronounced in Odia inside
 * the word, and in the Dravidian languages everywhere.
 */
function dropSilentVowels(word: string): string {
  let text = dropFinalVowel(word);
  for (let from = text.length; from > 0; from = text.lastIndexOf(INHERENT_VOWEL, from - 1)) {
    const [before, after] = [text.slice(0, from), text.slice(from + 1)];
    if (text[from] === INHERENT_VOWEL && VOWEL_AND_CONSONANT.test(before) && CONSONANT_AND_VOWEL.test(after))
      text = before + after;
  }
  return text.replaceAll(INHERENT_VOWEL, 'a').replace(/ganv$/, 'gaon');
}

const dropFinalVowel = (word: string): string => word.replace(/(?<=[aeiouə].*)ə$/u, '');

const CONSONANT = '(?:chh|[kgcjtdpbsr]h|[a-z])';
const VOWEL_AND_CONSONANT = new RegExp(`[aeiouə](?![aeiou])${CONSONANT}$`, 'u');
const CONSONANT_AND_VOWEL = new RegExp(`^(?![aeiou])${CONSONANT}[aeiouə]`, 'u');
