import type { PersonalSky, TransitStay } from '#src/astrology/contract-transits.ts';
import { transitsFor } from '#src/astrology/transits/transits-for.ts';
import { ordinal, signName } from '#src/reports/text/phrases.ts';
import { field, RULES, slowNature } from './content/en.ts';
import type { Said, SlowTransit } from './contract.ts';
import { counting, type Seen } from './chart-at.ts';

const SLOW = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const;
type Slow = (typeof SLOW)[number];

/** Jupiter, Saturn and the nodes where they stand now, from their real entry to their real exit. */
export function slowTransits(seen: Seen, today: PersonalSky): SlowTransit[] {
  const soon = new Date(Date.parse(seen.now) + 60_000).toISOString();
  const { stays } = transitsFor(seen.chart, seen.now, soon);
  return SLOW.map((graha) => {
    const stay = stays.find((one) => one.graha === graha)!;
    const houses = counting(seen, stay);
    const said = saying(graha, stay, houses);
    return {
      graha,
      sign: stay.sign,
      from: stay.from,
      to: stay.to,
      retrograde: today.grahas.find((one) => one.graha === graha)!.retrograde,
      ...houses,
      ...(said ? { said } : {}),
    };
  });
}

/** By the house from the lagna, as is done today; without a lagna by the house from the Moon, as the old books do. */
function saying(
  graha: Slow,
  { sign, favourable }: TransitStay,
  { houseFromMoon, houseFromLagna }: ReturnType<typeof counting>,
): Said | undefined {
  const house = houseFromLagna ?? houseFromMoon;
  if (house === null) return undefined;
  return {
    text: slowNature[graha](field[house - 1]!),
    because: `${graha} is in ${signName(sign)}, ${places(houseFromLagna, houseFromMoon, favourable)}`,
    rule: RULES.slow,
  };
}

function places(lagna: number | null, moon: number | null, favourable: boolean): string {
  const worth = favourable ? 'a place it likes' : 'a place where it works harder';
  return [
    lagna !== null && `your ${ordinal(lagna)} house`,
    moon !== null && `the ${ordinal(moon)} sign from your Moon, ${worth}`,
  ]
    .filter(Boolean)
    .join(' and ');
}
