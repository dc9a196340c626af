/** Deities of the nakshatras. They are separate from the names of the contract, so that the browser does not load them. */
import { NAKSHATRAS as NAKSHATRA_NAMES } from './contract-names.ts';

/** Presiding deities of the nakshatras, Ashwini first. Sources: Taittiriya Brahmana 1.5 and 3.1; Brihat Samhita 98. */
const DEITIES = [
  'the Ashvins, healers of the gods',
  'Yama, who keeps the measure',
  'Agni, the fire',
  'Prajapati, the maker',
  'Soma, the Moon',
  'Rudra, the storm',
  'Aditi, mother of the gods',
  'Brihaspati, teacher of the gods',
  'the Nagas, the serpents',
  'the Pitris, the ancestors',
  'Bhaga, giver of good fortune',
  'Aryaman, keeper of agreements',
  'Savitar, who sets things moving',
  'Tvashtar, the craftsman',
  'Vayu, the wind',
  'Indra and Agni',
  'Mitra, the friend',
  'Indra, first among the gods',
  'Nirriti, who dissolves',
  'Apas, the waters',
  'the Vishvedevas, all the gods',
  'Vishnu, who strides the worlds',
  'the Vasus, givers of abundance',
  'Varuna, keeper of the great waters',
  'Pushan, guide on the road',
] as const;

/** Name, lord and deity of each nakshatra; nakshatra n is at index n - 1. */
export const NAKSHATRAS = NAKSHATRA_NAMES.map((names, index) => ({ ...names, deity: DEITIES[index]! }));
