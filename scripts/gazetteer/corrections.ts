/** Applies our corrections (src/places/data/corrections.ts) to a town of an extract. */
import { type Correction, CORRECTIONS } from '#src/places/data/corrections.ts';
import { INDIA } from '#src/places/search/towns.ts';
import { listOtherNames } from './names.ts';
import { joinDistrictNames, type Town } from './town.ts';

export function applyCorrection(town: Town): Town {
  const correction = town.country === INDIA ? findCorrection(town) : undefined;
  if (!correction) return town;
  const { name = town.name, otherNames = [], district = '', ...fields } = correction;
  return {
    ...town,
    ...fields,
    name,
    otherNames: listOtherNames(name, [town.name, ...otherNames, ...town.otherNames]),
    district: joinDistrictNames(district, fields.region ? '' : town.district),
    ...(correction.name ? { isNameCorrected: true as const } : {}),
  };
}

/** A district may be given by any of its names. */
function findCorrection({ name, district, region }: Town): Correction | undefined {
  const keysWithDistrict = district.split('|').map((districtName) => `${name}, ${districtName}, ${region}`);
  const keys = [...keysWithDistrict, `${name}, ${region}`];
  return keys.map((key) => CORRECTIONS[key]).find(Boolean);
}
