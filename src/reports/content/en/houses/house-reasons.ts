/** Reasons of the statements on houses. They follow the word "because". */
import type { OccupantComparison } from './house-occupants.ts';

/** Follows the placement of the occupant. */
export const occupantComparisons: Record<OccupantComparison, string> = {
  both: 'both are well placed',
  occupant: 'only the occupant is well placed',
  lord: 'only the lord is well placed',
  neither: 'neither is well placed',
};

export const houseReasons = {
  lordCondition: (lord: string, house: string, condition: string): string =>
    `${lord}, lord of the ${house} house, is ${condition}`,
  empty: (house: string, lord: string, lordHouse: string, condition: string): string =>
    `no graha is in the ${house} house, and ${lord}, its lord, is in the ${lordHouse}, ${condition}`,
  placement: (occupant: string, house: string, lord: string, lordHouse: string): string =>
    `${occupant} is in your ${house} house, whose lord, ${lord}, is in the ${lordHouse}`,
  placementWithLord: (occupant: string, house: string, lord: string): string =>
    `${occupant} is in your ${house} house, whose lord, ${lord}, is in it too`,
  node: (placement: string, condition: string): string => `${placement} and is ${condition}`,
} as const;
