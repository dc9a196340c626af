/**
 * Finds the fourteen yogas of the Tajika school besides ithasala and ishrafa, between any two of the seven grahas; the
 * astrologer picks the lords of the lagna and of the matter. Source: Nilakantha, Tajika Nilakanthi, Samjna Tantra, with
 * the commentary of Mahidhara. Where P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 29, differs,
 * the rule says so. A graha can take part in several yogas, also contrary ones.
 */
import type { Chart } from '#src/astrology/contract.ts';
import type { AnnualYoga } from './annual-yoga.ts';
import { findHouseYogas, findKuttha } from './house-yogas.ts';
import { findMoonYogas } from './moon-yogas.ts';
import { findTambira, findTransferYogas } from './transfer-yogas.ts';
import { findWeaknessYogas } from './weakness-yogas.ts';

/** @param lagnaSign sign of the lagna of the year */
export const findAnnualYogas = ({ grahas }: Pick<Chart, 'grahas'>, lagnaSign: number): AnnualYoga[] => [
  ...findHouseYogas(grahas, lagnaSign),
  ...findTransferYogas(grahas),
  ...findMoonYogas(grahas),
  ...findWeaknessYogas(grahas, lagnaSign),
  ...findTambira(grahas),
  ...findKuttha(grahas, lagnaSign),
];
