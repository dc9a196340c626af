import type { PersonalSky } from '#src/astrology/contract-transits.ts';
import { signStays } from '#src/astrology/motion/sign-stays.ts';
import { pointAt } from '#src/astrology/zodiac.ts';
import { ordinal, signName } from '#src/reports/text/phrases.ts';
import { moonDay, moonRoom, RULES } from './content/en.ts';
import type { MoonToday, Said } from './contract.ts';
import { counting, type Seen } from './chart-at.ts';

/** The Moon needs two days and a half for a sign at most. */
const AHEAD_MS = 3 * 86_400_000;

export function moonToday(seen: Seen, today: PersonalSky): MoonToday {
  const { sign, longitude, ...position } = today.grahas.find(({ graha }) => graha === 'Moon')!;
  const houses = counting(seen, position);
  const until = new Date(Date.parse(seen.now) + AHEAD_MS).toISOString();
  const stay = signStays('Moon', seen.now, until, seen.chart.settings)[0]!;
  const said = saying(seen, sign, houses);
  return {
    sign,
    nakshatra: pointAt(longitude).nakshatra,
    ...houses,
    leavesAt: stay.to,
    ...(said ? { said } : {}),
  };
}

function saying(
  { chart }: Seen,
  sign: number,
  { houseFromMoon, houseFromLagna }: ReturnType<typeof counting>,
): Said | undefined {
  if (houseFromMoon === null) return undefined;
  const room = houseFromLagna === null ? '' : ` ${moonRoom[houseFromLagna - 1]}`;
  const also = houseFromLagna === null ? '' : ` and your ${ordinal(houseFromLagna)} house`;
  return {
    text: `${moonDay[houseFromMoon - 1]}${room}`,
    because: `the Moon is in ${signName(sign)} today, the ${ordinal(houseFromMoon)} sign from the ${signName(chart.grahas.Moon.sign)} Moon of your birth${also}`,
    rule: RULES.moon,
  };
}
