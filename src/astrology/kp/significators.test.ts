import { describe, expect, it } from 'vitest';
import { type KpPositions, listGrahaSignificances, listHouseSignificators } from './significators.ts';

/** Aries on the first cusp. The Moon, Mercury and Ketu are in stars of Venus; no graha is in a star of Saturn. */
const POSITIONS: KpPositions = {
  houses: {
    Sun: 10,
    Moon: 4,
    Mars: 7,
    Mercury: 10,
    Jupiter: 2,
    Venus: 11,
    Saturn: 7,
    Rahu: 6,
    Ketu: 12,
  },
  starLords: {
    Sun: 'Moon',
    Moon: 'Venus',
    Mars: 'Rahu',
    Mercury: 'Venus',
    Jupiter: 'Sun',
    Venus: 'Mars',
    Saturn: 'Jupiter',
    Rahu: 'Mercury',
    Ketu: 'Venus',
  },
  owners: [
    'Mars',
    'Venus',
    'Mercury',
    'Moon',
    'Sun',
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Saturn',
    'Jupiter',
  ],
};

describe('listHouseSignificators', () => {
  /** Mars and Saturn are in the seventh: Venus is in a star of Mars. Venus owns it: Moon, Mercury and Ketu in its stars. */
  it('lists grahas in stars of occupants, occupants, grahas in stars of the owner, and the owner', () => {
    expect(listHouseSignificators(POSITIONS)[6]).toEqual({
      house: 7,
      inStarOfOccupant: ['Venus'],
      occupants: ['Mars', 'Saturn'],
      inStarOfOwner: ['Moon', 'Mercury', 'Ketu'],
      owner: 'Venus',
    });
  });

  it('lists only the owner and grahas in its stars for a house without occupants', () => {
    expect(listHouseSignificators(POSITIONS)[8]).toEqual({
      house: 9,
      inStarOfOccupant: [],
      occupants: [],
      inStarOfOwner: ['Saturn'],
      owner: 'Jupiter',
    });
  });

  it('agrees in all four levels with the houses listed by graha', () => {
    const byHouse = listHouseSignificators(POSITIONS);
    for (const graha of listGrahaSignificances(POSITIONS)) {
      const listHouses = (isSignified: (house: (typeof byHouse)[number]) => boolean) =>
        byHouse.filter(isSignified).map(({ house }) => house);
      expect(listHouses((house) => house.inStarOfOccupant.includes(graha.graha))).toEqual([
        graha.occupiedByStarLord,
      ]);
      expect(listHouses((house) => house.occupants.includes(graha.graha))).toEqual([graha.occupied]);
      expect(listHouses((house) => house.inStarOfOwner.includes(graha.graha))).toEqual(graha.ownedByStarLord);
      expect(listHouses((house) => house.owner === graha.graha)).toEqual(graha.owned);
    }
  });
});

describe('listGrahaSignificances', () => {
  /** Venus is in a star of Mars, which is in the seventh and owns the first and eighth; Venus owns the second and seventh. */
  it('lists the houses of the lord of the star and of the graha itself', () => {
    expect(listGrahaSignificances(POSITIONS)[5]).toEqual({
      graha: 'Venus',
      occupiedByStarLord: 7,
      occupied: 11,
      ownedByStarLord: [1, 8],
      owned: [2, 7],
    });
  });

  it('gives no owned houses to the nodes and through their stars', () => {
    const [mars, rahu] = [2, 7].map((index) => listGrahaSignificances(POSITIONS)[index]!);
    expect([mars!.ownedByStarLord, rahu!.owned]).toEqual([[], []]);
  });
});
