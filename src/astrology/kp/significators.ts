/**
 * Significators of the Krishnamurti Paddhati in four levels, the strongest first. Source: K. S. Krishnamurti, Reader III
 * (Predictive Stellar Astrology), on significators.
 */
import { type Graha, GRAHAS } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export type HouseSignificators = {
  house: number;
  /** grahas in a nakshatra of an occupant */
  inStarOfOccupant: Graha[];
  occupants: Graha[];
  /** grahas in a nakshatra of the owner */
  inStarOfOwner: Graha[];
  /** the lord of the sign on the cusp */
  owner: ClassicalGraha;
};

/** The houses that a graha signifies; the levels are those of HouseSignificators. */
export type GrahaSignificances = {
  graha: Graha;
  occupiedByStarLord: number;
  occupied: number;
  /** several, or none for the star of a node */
  ownedByStarLord: number[];
  owned: number[];
};

export type KpPositions = {
  /** the house of each graha by the cusps */
  houses: Record<Graha, number>;
  starLords: Record<Graha, Graha>;
  /** the owners of the houses 1 to 12 */
  owners: readonly ClassicalGraha[];
};

/** Rahu and Ketu own no house. That they also act for the grahas with them and for their sign lords is left out. */
export const listHouseSignificators = ({ houses, starLords, owners }: KpPositions): HouseSignificators[] =>
  owners.map((owner, index) => {
    const occupants = GRAHAS.filter((graha) => houses[graha] === index + 1);
    return {
      house: index + 1,
      inStarOfOccupant: GRAHAS.filter((graha) => occupants.includes(starLords[graha])),
      occupants,
      inStarOfOwner: GRAHAS.filter((graha) => starLords[graha] === owner),
      owner,
    };
  });

export function listGrahaSignificances({ houses, starLords, owners }: KpPositions): GrahaSignificances[] {
  const listOwned = (graha: Graha) => owners.flatMap((owner, index) => (owner === graha ? index + 1 : []));
  return GRAHAS.map((graha) => ({
    graha,
    occupiedByStarLord: houses[starLords[graha]],
    occupied: houses[graha],
    ownedByStarLord: listOwned(starLords[graha]),
    owned: listOwned(graha),
  }));
}
