/**
 * Rank (adhikara) and weakness of a graha in the annual chart. Source: Nilakantha, Tajika Nilakanthi, Samjna Tantra, on
 * the sixteen yogas, 25-39 and 46.
 */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { isOwnOrExalted } from '#src/astrology/dignity.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { getHaddaLord } from './hadda.ts';
import { getDrekkanaLord } from './pancha-vargiya.ts';
import { getRelation } from './relations.ts';
import { isInAspect } from './yogas.ts';

/**
 * uttama: exalted or in its own sign; madhyama: in its own hadda, drekkana or navamsa; adhama: debilitated or in the
 * sign of an enemy; sama: none of these.
 */
export type Rank = 'uttama' | 'madhyama' | 'sama' | 'adhama';

type Grahas = Chart['grahas'];

/** A bad sign outweighs an own part of it: the Moon at Scorpio 3°, in its navamsa, is adhama in an example of the book. */
export function getRank(graha: ClassicalGraha, grahas: Grahas): Rank {
  const { dignity } = grahas[graha];
  if (isOwnOrExalted(dignity)) return 'uttama';
  if (dignity === 'debilitated' || isInEnemySign(graha, grahas)) return 'adhama';
  return isInOwnPart(graha, grahas) ? 'madhyama' : 'sama';
}

/** Enemies are those of the Tajika school, by the positions in the annual chart. */
function isInEnemySign(graha: ClassicalGraha, grahas: Grahas): boolean {
  const { sign } = grahas[graha];
  const lord = getSignLord(sign);
  return lord !== graha && getRelation(sign, grahas[lord].sign) === 'enemy';
}

function isInOwnPart(graha: ClassicalGraha, grahas: Grahas): boolean {
  const { sign, degreeInSign, navamsaSign } = grahas[graha];
  return [
    getHaddaLord(sign, degreeInSign),
    getDrekkanaLord(sign, degreeInSign),
    getSignLord(navamsaSign),
  ].includes(graha);
}

/** A graha without rank, good or bad, that no other one aspects within the orbs (shunyadhvaga). */
export const isVoid = (graha: ClassicalGraha, grahas: Grahas): boolean =>
  getRank(graha, grahas) === 'sama' &&
  CLASSICAL_GRAHAS.every((other) => other === graha || !isInAspect(grahas, graha, other));

export type Weakness = 'combust' | 'retrograde' | 'debilitated' | 'enemy-sign';

export function listWeaknesses(graha: ClassicalGraha, grahas: Grahas): Weakness[] {
  const { isCombust, isRetrograde, dignity } = grahas[graha];
  const weaknesses: Weakness[] = [];
  if (isCombust) weaknesses.push('combust');
  if (isRetrograde) weaknesses.push('retrograde');
  if (dignity === 'debilitated') weaknesses.push('debilitated');
  if (isInEnemySign(graha, grahas)) weaknesses.push('enemy-sign');
  return weaknesses;
}
