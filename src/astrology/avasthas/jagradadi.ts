/**
 * Jagradadi avasthas, the three states of wakefulness: awake (jagrat) in the sign of exaltation or an own sign, dreaming
 * (svapna) in that of a friend or neutral, asleep (sushupti) in that of an enemy or of debilitation. Friendship is the
 * natural one, as in Jagannatha Hora. Source: Brihat Parashara Hora Shastra ch. 45.
 */
import type { Dignity } from '#src/astrology/contract.ts';

const AWAKE = { state: 'jagrat', results: 'full' } as const;
const DREAMING = { state: 'svapna', results: 'half' } as const;
const ASLEEP = { state: 'sushupti', results: 'none' } as const;

export type Jagradadi = typeof AWAKE | typeof DREAMING | typeof ASLEEP;

const STATES: Record<Dignity, Jagradadi> = {
  exalted: AWAKE,
  moolatrikona: AWAKE,
  own: AWAKE,
  friendly: DREAMING,
  neutral: DREAMING,
  enemy: ASLEEP,
  debilitated: ASLEEP,
};

export const getJagradadi = (dignity: Dignity): Jagradadi => STATES[dignity];
