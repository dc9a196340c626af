/**
 * The houses that are good or bad for the lord of each house.
 * Source: Brihat Parashara Hora Shastra ch. 24, the effects of the lords of the houses: 144 verses, verse 12 (n - 1) + m for
 * the lord of house n in house m. A verse that promises more good than harm counts as good, one that promises more harm as
 * bad, and one of both, or good only with benefics, as mixed. The grading of the verses is that of this product.
 */

/** 1 good, 0 mixed, -1 bad. */
export type PlacementGrade = 1 | 0 | -1;

/** For the lord of each house, first to twelfth, the twelve houses in which it may be: + good, o mixed, - bad. */
const PLACEMENTS: readonly string[] = [
  '++++o-o-+++-',
  '+++++ooo+++-',
  '+-+++oo-o++-',
  '+++++-o-++o-',
  'o+o++-+-+++-',
  'o+--ooo-oo+-',
  '-o-o+-+-oo+-',
  '----oo-o--o-',
  '+++++-+-+++-',
  '+++++-+-+++-',
  '+++++-+-+++o',
  '-o-----+-o--',
];

const GRADES: Record<string, PlacementGrade> = { '+': 1, o: 0, '-': -1 };

/** @param lordOf, house 1 to 12: the lord of the house `lordOf` is in `house` */
export const gradeLordPlacement = (lordOf: number, house: number): PlacementGrade =>
  GRADES[PLACEMENTS[lordOf - 1]![house - 1]!]!;
