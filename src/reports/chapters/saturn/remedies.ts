/** For Saturn: free things first, and last what need not be bought. */
import type { Chapter } from '#src/reports/chapter.ts';
import type { RemediesPage } from '#src/reports/contract.ts';
import { remedies as texts } from '#src/reports/content/en/remedies.ts';
import {
  actOfState,
  remedyReasons,
  saturnRemedyHeadings,
  saturnRemedyLead,
  unneeded,
  wage,
} from '#src/reports/content/en/sade-sati/remedies.ts';
import type { State } from '#src/reports/content/en/sade-sati/words.ts';
import { moonReadings } from '#src/reports/moons.ts';
import type { Reading } from '#src/reports/reading.ts';
import { sentence } from '#src/reports/say.ts';
import { shortDate } from '#src/reports/words.ts';
import { PART_NAMES, passagesOf, signWithMoon, type Passages } from './passages.ts';

type Remedy = RemediesPage['remedies'][number];

export const saturnRemedies: Chapter = {
  write: (reading) => ({
    kind: 'remedies',
    id: 'for-saturn',
    ...saturnRemedyHeadings,
    lead: saturnRemedyLead,
    remedies: listOf(reading).map((remedy) => ({ ...remedy, because: sentence(remedy.because) })),
  }),
};

function listOf(reading: Reading): Remedy[] {
  const { Saturn, Moon } = texts;
  const { deva, iast, when, text } = Saturn.mantra;
  return [
    { cost: 'Free', ...Saturn.habit, because: remedyReasons.habit },
    ...actsOf(reading),
    {
      cost: 'Free',
      when,
      title: 'Mantra for Saturn',
      text: `${iast}. ${text}`,
      mantra: deva,
      because: remedyReasons.mantra,
    },
    { cost: 'Free', ...Saturn.service, because: remedyReasons.service },
    { cost: 'Free', ...Moon.habit, because: remedyReasons.moon },
    { ...wage, because: remedyReasons.wage },
    giving(),
    { ...unneeded, because: remedyReasons.unneeded, last: true },
  ];
}

function giving(): Remedy {
  const { cost, when, title, text, reason } = texts.Saturn.giving;
  return { cost, when, title, text, because: reason };
}

/** For where Saturn is today; on a day of two Moons for the one that holds at noon, unless both agree. */
function actsOf(reading: Reading): Remedy[] {
  const counted = moonReadings(reading).map((one) => ({ one, passages: passagesOf(one) }));
  const states = [...new Map(counted.map((each) => [each.passages.state, each])).values()];
  return states.map(({ one, passages }) => ({
    cost: 'Free',
    ...actOfState[passages.state],
    because: whyNow(one, passages.state, passages),
  }));
}

function whyNow(reading: Reading, state: State, { running, next }: Passages): string {
  const moon = signWithMoon(reading);
  if (state === 'free' && next) return `nothing presses, from ${moon}, before ${shortDate(next.from)}`;
  if (state === 'free' || !running) return `nothing presses now, seen from ${moon}`;
  if (state === 'between') return `Saturn has left the three signs around ${moon} and comes back`;
  return `the ${PART_NAMES[state]} is running for ${moon}; all of it ends on ${shortDate(running.to)}`;
}
