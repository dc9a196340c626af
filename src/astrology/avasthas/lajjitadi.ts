/**
 * Lajjitadi avasthas, six moods by conjunction and aspect, of which a graha may have several or none. Friends and enemies
 * are the natural ones. Source: Brihat Parashara Hora Shastra ch. 45.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha, GrahaPosition } from '#src/astrology/contract.ts';
import { getExaltationSign, getFriendship } from '#src/astrology/dignity.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import type { Associations } from './associations.ts';

/** Ashamed, proud, hungry, thirsty, delighted, agitated. */
export type Lajjitadi = 'lajjita' | 'garvita' | 'kshudhita' | 'trishita' | 'mudita' | 'kshobhita';

type Rule = (graha: ClassicalGraha, position: GrahaPosition, associations: Associations) => boolean;

export const listLajjitadi = (
  graha: ClassicalGraha,
  position: GrahaPosition,
  associations: Associations,
): Lajjitadi[] =>
  (Object.keys(RULES) as Lajjitadi[]).filter((state) => RULES[state](graha, position, associations));

/** A graha in the fifth house is ashamed (lajjita) when it is conjunct with one of these. */
const SHAMING_GRAHAS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];
const WATERY_SIGNS: readonly number[] = [4, 8, 12];

/**
 * Of the conditions of kshudhita and of mudita one is enough, as in the verses and the translation of R. Santhanam;
 * Narasimha Rao requires all of those of mudita.
 */
const RULES: Record<Lajjitadi, Rule> = {
  lajjita: (_graha, { house }, { conjunctGrahas }) =>
    house === 5 && conjunctGrahas.some((other) => SHAMING_GRAHAS.includes(other)),
  garvita: (graha, { sign, dignity }) => sign === getExaltationSign(graha) || dignity === 'moolatrikona',
  kshudhita: (graha, { sign }, associations) =>
    isInSignOf('enemy', graha, sign) ||
    listConjunctAndAspecting(associations).some((other) => isRelated('enemy', graha, other)) ||
    associations.conjunctGrahas.includes('Saturn'),
  trishita: (graha, { sign }, { aspectedBy, isMalefic }) =>
    WATERY_SIGNS.includes(sign) &&
    aspectedBy.some((other) => isRelated('enemy', graha, other)) &&
    aspectedBy.every(isMalefic),
  mudita: (graha, { sign }, associations) =>
    isInSignOf('friendly', graha, sign) ||
    listConjunctAndAspecting(associations).some((other) => isRelated('friendly', graha, other)) ||
    associations.conjunctGrahas.includes('Jupiter'),
  kshobhita: (graha, _position, { conjunctGrahas, aspectedBy, isMalefic }) =>
    conjunctGrahas.includes('Sun') &&
    aspectedBy.some((other) => isMalefic(other) || isRelated('enemy', graha, other)),
};

const listConjunctAndAspecting = ({ conjunctGrahas, aspectedBy }: Associations): Graha[] => [
  ...conjunctGrahas,
  ...aspectedBy,
];

const isInSignOf = (relation: 'enemy' | 'friendly', graha: ClassicalGraha, sign: number): boolean =>
  isRelated(relation, graha, getSignLord(sign));

/** The nodes have no natural friendship; the friendship of a graha to itself is not defined. */
const isRelated = (relation: 'enemy' | 'friendly', graha: ClassicalGraha, other: Graha): boolean =>
  other !== 'Rahu' && other !== 'Ketu' && other !== graha && getFriendship(graha, other) === relation;
