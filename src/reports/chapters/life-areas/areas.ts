/** The areas of life and their houses. */
import type { AreaHouse } from '#src/reports/content/en/houses/house-lord.ts';
import type { AreaId } from '#src/reports/content/en/life-areas/life-areas.ts';

export type LifeArea = {
  id: AreaId;
  /** the house whose sign is described */
  house: Extract<AreaHouse, 2 | 4 | 7 | 9 | 10>;
  /** the houses whose lords count: two for money and for learning */
  lordsOfHouses: readonly AreaHouse[];
};

export const lifeAreas: readonly LifeArea[] = [
  { id: 'home', house: 4, lordsOfHouses: [4] },
  { id: 'partnership', house: 7, lordsOfHouses: [7] },
  { id: 'work', house: 10, lordsOfHouses: [10] },
  { id: 'money', house: 2, lordsOfHouses: [2, 11] },
  { id: 'learning', house: 9, lordsOfHouses: [5, 9] },
];
