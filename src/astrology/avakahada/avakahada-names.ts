/** Devanagari names of the entries of the avakahada chakra. */
import type { GanaName } from '#src/astrology/matching/gana.ts';
import type { Nadi } from '#src/astrology/matching/nadi.ts';
import type { Varna } from '#src/astrology/matching/varna.ts';
import type { Vashya } from '#src/astrology/matching/vashya.ts';
import type { Animal } from '#src/astrology/matching/yoni.ts';
import type { Paya } from './paya.ts';

/** Element of a sign. */
export type Tatva = 'Fire' | 'Earth' | 'Air' | 'Water';
/** The first, middle or last of three groups of nakshatras. */
export type Yunja = 'Purva' | 'Madhya' | 'Antya';

/** `name`: in Latin script, English for animals, metals and elements, otherwise Sanskrit. */
export type BilingualName<Name extends string = string> = { name: Name; devanagari: string };

export type AvakahadaName = Varna | Vashya | Animal | GanaName | Nadi | Paya | Tatva | Yunja;

const DEVANAGARI: Record<AvakahadaName, string> = {
  Brahmin: 'ब्राह्मण',
  Kshatriya: 'क्षत्रिय',
  Vaishya: 'वैश्य',
  Shudra: 'शूद्र',
  Chatushpada: 'चतुष्पद',
  Manava: 'मानव',
  Jalachara: 'जलचर',
  Vanachara: 'वनचर',
  Keeta: 'कीट',
  Horse: 'अश्व',
  Elephant: 'गज',
  Sheep: 'मेष',
  Serpent: 'सर्प',
  Dog: 'श्वान',
  Cat: 'मार्जार',
  Rat: 'मूषक',
  Cow: 'गौ',
  Buffalo: 'महिष',
  Tiger: 'व्याघ्र',
  Deer: 'मृग',
  Monkey: 'वानर',
  Mongoose: 'नकुल',
  Lion: 'सिंह',
  Deva: 'देव',
  Manushya: 'मनुष्य',
  Rakshasa: 'राक्षस',
  Adi: 'आदि',
  Madhya: 'मध्य',
  Antya: 'अन्त्य',
  Purva: 'पूर्व',
  Gold: 'स्वर्ण',
  Silver: 'रजत',
  Copper: 'ताम्र',
  Iron: 'लौह',
  Fire: 'अग्नि',
  Earth: 'पृथ्वी',
  Air: 'वायु',
  Water: 'जल',
};

export const addDevanagari = <Name extends keyof typeof DEVANAGARI>(name: Name): BilingualName<Name> => ({
  name,
  devanagari: DEVANAGARI[name],
});
