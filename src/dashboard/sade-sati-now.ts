import type { PersonalSky } from '#src/astrology/contract-transits.ts';
import type { SaturnPassage } from '#src/astrology/contract.ts';
import { dhaiyas, sadeSati } from '#src/astrology/motion/saturn.ts';
import { ageInYears, ordinal, formatShortDate, signName } from '#src/reports/text/phrases.ts';
import { RULES, sadeSatiSays } from './content/en.ts';
import type { SadeSatiNow } from './contract.ts';
import type { Seen } from './chart-at.ts';

/** Saturn comes round in thirty years: so far ahead there is always a next passage. */
const ROUND_YEARS = 31;

export function sadeSatiNow(seen: Seen, today: PersonalSky): SadeSatiNow {
  const { chart, now, moonSure } = seen;
  const moonSign = signName(chart.grahas.Moon.sign);
  if (!moonSure) return { state: 'unsure', said: said('unsure', 'the Moon changed signs before midnight') };
  const until = ageInYears(chart.utc, now) + ROUND_YEARS;
  const passage = sadeSati(chart, until).find(({ to }) => Date.parse(to) > Date.parse(now));
  const saturn = today.grahas.find(({ graha }) => graha === 'Saturn')!;
  const because = `Saturn is in ${signName(saturn.sign)}, the ${ordinal(saturn.houseFromMoon)} sign from your Moon in ${moonSign}`;
  if (passage && Date.parse(passage.from) <= Date.parse(now)) {
    const state = today.sadeSati ?? 'between';
    return { state, ...ends(passage), said: said(state, because) };
  }
  if (today.dhaiya) return inDhaiya(seen, today.dhaiya, because, until);
  return { state: 'free', ...(passage ? ends(passage) : {}), said: freeUntil(passage, because) };
}

function inDhaiya({ chart, now }: Seen, house: number, because: string, until: number): SadeSatiNow {
  const dhaiya = dhaiyas(chart, until).find(({ to }) => Date.parse(to) > Date.parse(now));
  return {
    state: 'dhaiya',
    ...(dhaiya ? ends(dhaiya) : {}),
    said: said(house === 4 ? 'dhaiya4' : 'dhaiya8', because),
  };
}

function freeUntil(next: SaturnPassage | undefined, because: string): SadeSatiNow['said'] {
  const { text, ...rest } = said('free', because);
  return { text: next ? `${text} The next begins on ${formatShortDate(next.from)}.` : text, ...rest };
}

const ends = ({ from, to }: { from: string; to: string }) => ({ from, to });

const said = (which: keyof typeof sadeSatiSays, because: string): SadeSatiNow['said'] => ({
  text: sadeSatiSays[which],
  because,
  rule: which === 'dhaiya4' || which === 'dhaiya8' ? RULES.dhaiya : RULES.sadeSati,
});
