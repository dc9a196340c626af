/** The ten poruthams of southern India by name. */
import type { Porutham, PoruthamKey } from '#src/astrology/contract-matching.ts';

export const PORUTHAM_NAMES: Record<PoruthamKey, { name: string; topic: string }> = {
  dina: { name: 'Dina', topic: 'health and daily life' },
  gana: { name: 'Gana', topic: 'temperament' },
  mahendra: { name: 'Mahendra', topic: 'children and prosperity' },
  'stri-dirgha': { name: 'Stri dirgha', topic: 'wellbeing of the bride' },
  yoni: { name: 'Yoni', topic: 'closeness' },
  rasi: { name: 'Rasi', topic: 'family' },
  rasiyathipathi: { name: 'Rasiyathipathi', topic: 'friendship of the lords' },
  vasya: { name: 'Vasya', topic: 'attraction' },
  rajju: { name: 'Rajju', topic: 'a lasting bond' },
  vedha: { name: 'Vedha', topic: 'freedom from obstacles' },
};

export const GRADE_LABELS: Record<Porutham['grade'], string> = {
  uttamam: 'agrees',
  madhyamam: 'agrees in part',
  adhamam: 'does not agree',
};
export const EXCEPTED_LABEL = 'agrees by an exception';
export const UNCERTAIN_LABEL = 'depends on the hour';
