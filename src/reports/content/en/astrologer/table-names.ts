/** Names in the cells of the tables. Sanskrit names are the same in every language of Latin letters. */
import type { AvakahadaName } from '#src/astrology/avakahada/avakahada-names.ts';
import type { Ghatak } from '#src/astrology/avakahada/ghatak.ts';
import type { Paya } from '#src/astrology/avakahada/paya.ts';
import type { Yogini } from '#src/astrology/contract-dashas.ts';
import type { CharaKarakas } from '#src/astrology/contract.ts';

/** Classes of the avakahada chakra. */
export const avakahadaNames: Record<AvakahadaName, string> = {
  Brahmin: 'Brahmin',
  Kshatriya: 'Kshatriya',
  Vaishya: 'Vaishya',
  Shudra: 'Shudra',
  Chatushpada: 'Chatushpada',
  Manava: 'Manava',
  Jalachara: 'Jalachara',
  Vanachara: 'Vanachara',
  Keeta: 'Keeta',
  Horse: 'Horse',
  Elephant: 'Elephant',
  Sheep: 'Sheep',
  Serpent: 'Serpent',
  Dog: 'Dog',
  Cat: 'Cat',
  Rat: 'Rat',
  Cow: 'Cow',
  Buffalo: 'Buffalo',
  Tiger: 'Tiger',
  Deer: 'Deer',
  Monkey: 'Monkey',
  Mongoose: 'Mongoose',
  Lion: 'Lion',
  Deva: 'Deva',
  Manushya: 'Manushya',
  Rakshasa: 'Rakshasa',
  Adi: 'Adi',
  Madhya: 'Madhya',
  Antya: 'Antya',
  Purva: 'Purva',
  Gold: 'Gold',
  Silver: 'Silver',
  Copper: 'Copper',
  Iron: 'Iron',
  Fire: 'Fire',
  Earth: 'Earth',
  Air: 'Air',
  Water: 'Water',
};

/** Within a phrase. */
export const payaMetals: Record<Paya, string> = {
  Gold: 'gold',
  Silver: 'silver',
  Copper: 'copper',
  Iron: 'iron',
};

/** The first syllable of a name, in the scripts of the reader. */
export const formatNaamAkshar = ({ latin, devanagari }: { latin: string; devanagari: string }): string =>
  `${latin} ${devanagari}`;

export const ghatakMonthNames: Record<Ghatak['month'], string> = {
  Kartika: 'Kartika',
  Margashirsha: 'Margashirsha',
  Ashadha: 'Ashadha',
  Pausha: 'Pausha',
  Jyeshtha: 'Jyeshtha',
  Bhadrapada: 'Bhadrapada',
  Magha: 'Magha',
  Ashwina: 'Ashwina',
  Shravana: 'Shravana',
  Vaishakha: 'Vaishakha',
  Chaitra: 'Chaitra',
  Phalguna: 'Phalguna',
};

export const ghatakKaranaNames: Record<Ghatak['karana'], string> = {
  Bava: 'Bava',
  Shakuni: 'Shakuni',
  Kaulava: 'Kaulava',
  Naga: 'Naga',
  Taitila: 'Taitila',
  Garaja: 'Garaja',
  Kimstughna: 'Kimstughna',
  Chatushpada: 'Chatushpada',
};

export const yoginiNames: Record<Yogini, string> = {
  Mangala: 'Mangala',
  Pingala: 'Pingala',
  Dhanya: 'Dhanya',
  Bhramari: 'Bhramari',
  Bhadrika: 'Bhadrika',
  Ulka: 'Ulka',
  Siddha: 'Siddha',
  Sankata: 'Sankata',
};

export const karakaNames: Record<keyof CharaKarakas, string> = {
  AK: 'AK',
  AmK: 'AmK',
  BK: 'BK',
  MK: 'MK',
  PiK: 'PiK',
  PK: 'PK',
  GK: 'GK',
  DK: 'DK',
};
