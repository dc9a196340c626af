/** How well the limbs of a day suit the start of something new (muhurta). Source: Muhurta Chintamani, ch. 1 and 2. */
import type {
  DayPanchang,
  DayQualities,
  NakshatraClass,
  TithiClass,
} from '#src/astrology/contract-almanac.ts';

/** By nakshatra, from Ashwini: seven classes, three rows of nine. */
const NAKSHATRA_CLASSES = [
  'swift fierce mixed fixed gentle sharp movable swift sharp',
  'fierce fierce fixed swift gentle movable mixed gentle sharp',
  'sharp fierce fixed movable movable movable fierce fixed gentle',
].flatMap((nine) => nine.split(' ')) as NakshatraClass[];

/** They repeat in each half of the month: tithi 1 is Nanda, 4 Rikta, 5 Purna. */
const TITHI_CLASSES: TithiClass[] = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'];
const AMAVASYA = 30;

/** Vyatipata and Vaidhriti are avoided as a whole. */
const AVOIDED_YOGAS = [17, 27];
/** Karanas 8, 15 to 57 are Vishti (Bhadra). The fixed karanas are not: 1 opens the lunar month, 58 to 60 close it. */
const isVishti = (karana: number): boolean => karana > 1 && karana < 58 && karana % 7 === 1;

/** Tithi, nakshatra and yoga are those at sunrise, which give the day its name; `vishti` lists every Vishti of the day. */
export function computeDayQualities({ tithis, nakshatras, yogas, karanas }: DayPanchang): DayQualities {
  const [tithi, nakshatra, yoga] = [tithis[0]!.part, nakshatras[0]!.part, yogas[0]!.part];
  return {
    nakshatra: NAKSHATRA_CLASSES[nakshatra - 1]!,
    tithi: tithi === AMAVASYA ? 'amavasya' : TITHI_CLASSES[(tithi - 1) % 5]!,
    isYogaAvoided: AVOIDED_YOGAS.includes(yoga),
    vishti: karanas.filter(({ part }) => isVishti(part)).map(({ from, to }) => ({ from, to })),
  };
}
