/** Finds the benefics and malefics of a chart. */
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { type ClassicalGraha, CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { getSign } from '#src/astrology/zodiac.ts';
import { mapGrahas, type PerGraha } from './per-graha.ts';

/**
 * Returns for each graha whether it is a benefic. Jupiter and Venus are always benefic. The Moon is benefic while at
 * least half lit, from the eighth day of the bright fortnight to the eighth of the dark one (Raman). Mercury is benefic
 * unless the malefics in its sign outnumber the benefics; according to Brihat Parashara Hora Shastra ch. 3, 11 one
 * malefic is enough to make it malefic, but in Jain's example it is benefic with Jupiter and Saturn in its sign. The
 * nodes are not counted.
 * @param excludedGraha a graha that is not counted in the sign of Mercury. A caller that asks whether this graha is afflicted
 * excludes it: a Mercury that only this graha makes malefic does not afflict it.
 */
export function classifyBenefics(longitudes: PerGraha, excludedGraha?: ClassicalGraha): PerGraha<boolean> {
  const isMoonBright = Math.abs(subtractAngles(longitudes.Moon, longitudes.Sun)) >= 90;
  const isBeneficAlone = (graha: ClassicalGraha) =>
    graha === 'Jupiter' || graha === 'Venus' || (graha === 'Moon' && isMoonBright);
  const conjunctGrahas = CLASSICAL_GRAHAS.filter(
    (graha) =>
      graha !== 'Mercury' &&
      graha !== excludedGraha &&
      getSign(longitudes[graha]) === getSign(longitudes.Mercury),
  );
  const malefics = conjunctGrahas.filter((graha) => !isBeneficAlone(graha)).length;
  return mapGrahas((graha) =>
    graha === 'Mercury' ? malefics * 2 <= conjunctGrahas.length : isBeneficAlone(graha),
  );
}
