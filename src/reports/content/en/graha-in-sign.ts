/** What each graha says from each sign: index sign - 1. The Moon's sign has its own essay in moon-sign.ts. */
import type { Graha } from '#src/astrology/contract.ts';
import { jupiter } from './graha-in-sign/jupiter.ts';
import { mars } from './graha-in-sign/mars.ts';
import { mercury } from './graha-in-sign/mercury.ts';
import { ketuInSign, rahuInSign } from './graha-in-sign/nodes.ts';
import { saturn } from './graha-in-sign/saturn.ts';
import { sun } from './graha-in-sign/sun.ts';
import { venus } from './graha-in-sign/venus.ts';

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
