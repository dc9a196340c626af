/**
 * Transliterates Urdu letters: for phonetic comparison, not for display. Short vowels are not written, so that "لکھنؤ"
 * becomes "lkhno"; names are then compared by their consonants (consonant-key.ts).
 */

// prettier-ignore
const LETTERS: Record<string, string> = {
  ا: 'a', آ: 'a', أ: 'a', إ: 'i', ب: 'b', پ: 'p', ت: 't', ٹ: 't', ث: 's', ج: 'j', چ: 'ch', ح: 'h', خ: 'kh', د: 'd', ڈ: 'd', ذ: 'z', ر: 'r', ڑ: 'r',
  ز: 'z', ژ: 'zh', س: 's', ش: 'sh', ص: 's', ض: 'z', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ک: 'k', ك: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n',
  ں: '', و: 'o', ؤ: 'o', ہ: 'h', ه: 'h', ۂ: 'h', ة: 'h', ۃ: 'h', ھ: 'h', ء: '', ئ: 'i', ی: 'i', ي: 'i', ى: 'i', ے: 'e', '،': ',',
};

/** و and ی are consonants at the beginning of a word, and و before the vowels ا ی ے. */
const CONSONANT_VAV = /(?<![\u0600-\u06ff])و|و(?=[اآیيے])/g;
const CONSONANT_YE = /(?<![\u0600-\u06ff])[یي]/g;

/** The last two letters are pronounced ai, as in Mumbai and Dubai. */
const VOWEL_AI = /ئ[یي]/g;

export const transliterateUrdu = (text: string): string =>
  text
    .normalize('NFC')
    .replace(VOWEL_AI, 'ai')
    .replace(CONSONANT_VAV, 'v')
    .replace(CONSONANT_YE, 'y')
    .replace(/[\u0600-\u06ff]/g, (letter) => LETTERS[letter] ?? '');
