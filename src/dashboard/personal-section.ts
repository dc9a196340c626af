/** A birth and a moment: the chart, the periods that run, and what passes over it now. */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart, MoonRange } from '#src/astrology/contract.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { moonRange } from '#src/astrology/moon-range.ts';
import { skyOn } from '#src/astrology/transits/sky-on.ts';
import { birthInWords } from '#src/places/clock-words.ts';
import { approximateCaution } from './uncertainty.ts';
import { cautions } from './content/en.ts';
import type { OwnSky } from './contract.ts';
import { dashaNow } from './dasha-now.ts';
import { dashaRange } from './dasha-range.ts';
import type { KnownBirth } from './resolve-birth.ts';
import { moonToday } from './moon-today.ts';
import { sadeSatiNow } from './sade-sati-now.ts';
import type { Seen } from './chart-at.ts';
import { slowTransits } from './slow-transits.ts';

export function ownSky({ birth, source }: KnownBirth, now: string): OwnSky {
  const moment = momentOf(birth);
  const chart = computeChart(moment);
  const range = moment.timeKnown ? undefined : moonRange(moment);
  const seen: Seen = { chart, now, moonSure: range === undefined || keepsSign(range) };
  const today = skyOn(chart, now);
  return {
    name: birth.name,
    ...birthInWords(birth),
    source,
    timeKind: birth.timeKind,
    ...caution(birth, moment, chart),
    moonSure: seen.moonSure,
    chart,
    dasha: range ? dashaRange(range, now) : dashaNow(chart, now),
    moon: moonToday(seen, today),
    slow: slowTransits(seen, today),
    sadeSati: sadeSatiNow(seen, today),
  };
}

const momentOf = ({ utc, date, timeKind, place }: ResolvedBirth): BirthMoment => ({
  utc,
  latitude: place.latitude,
  longitude: place.longitude,
  timeKnown: timeKind !== 'unknown',
  zone: place.zone,
  localDate: date,
});

const keepsSign = ({ stays }: MoonRange): boolean => stays.every(({ sign }) => sign === stays[0]!.sign);

function caution(birth: ResolvedBirth, moment: BirthMoment, chart: Chart): Pick<OwnSky, 'caution'> {
  if (birth.timeKind === 'exact') return {};
  if (birth.timeKind === 'unknown') return { caution: cautions.unknown };
  return { caution: approximateCaution(birth, moment, chart) };
}
