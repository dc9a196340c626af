/** Each graha in each sign: index sign - 1. The Moon's sign has a separate chapter (moon-sign.ts). */
import type { Graha } from '#src/astrology/contract.ts';
import { jupiter } from './in-sign/jupiter-in-sign.ts';
import { mars } from './in-sign/mars-in-sign.ts';
import { mercury } from './in-sign/mercury-in-sign.ts';
import { ketuInSign, rahuInSign } from './in-sign/nodes-in-sign.ts';
import { saturn } from './in-sign/saturn-in-sign.ts';
import { sun } from './in-sign/sun-in-sign.ts';
import { venus } from './in-sign/venus-in-sign.ts';

export const grahaInSign: Record<Exclude<Graha, 'Moon'>, readonly string[]> = {
  Sun: sun,
  Mars: mars,
  Mercury: mercury,
  Jupiter: jupiter,
  Venus: venus,
  Saturn: saturn,
  Rahu: rahuInSign,
  Ketu: ketuInSign,
};
