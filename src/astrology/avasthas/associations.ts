/** The grahas that share the sign of a graha or aspect it, for the avasthas that depend on them. */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { type Chart, type Graha, GRAHAS } from '#src/astrology/contract.ts';
import { hasAspectOn } from '#src/astrology/houses.ts';
import { classifyBenefics } from '#src/astrology/shadbala/benefics.ts';
import { mapGrahas } from '#src/astrology/shadbala/per-graha.ts';

export type Associations = {
  /** the other grahas in its sign */
  conjunctGrahas: Graha[];
  /** the seven grahas that aspect it by whole-sign graha drishti */
  aspectedBy: ClassicalGraha[];
  /** benefics as in shadbala; the nodes are malefic */
  isMalefic: (graha: Graha) => boolean;
};

export function findAssociations(chart: Chart, graha: ClassicalGraha): Associations {
  const { grahas } = chart;
  const isBenefic = classifyBenefics(mapGrahas((each) => grahas[each].longitude));
  return {
    conjunctGrahas: GRAHAS.filter((other) => other !== graha && grahas[other].sign === grahas[graha].sign),
    aspectedBy: CLASSICAL_GRAHAS.filter((other) => other !== graha && hasAspectOn(chart, other, graha)),
    isMalefic: (other) => other === 'Rahu' || other === 'Ketu' || !isBenefic[other],
  };
}
