import type { Chart, Dignity, Graha } from '#src/astrology/contract.ts';
import { houseOf, lordOf, occupants } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { roomJudgement } from '#src/reports/content/en/life-areas/area-judgements.ts';
import type { Room } from '#src/reports/content/en/life-areas/life-areas.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { grahaName, listed, ordinal } from '#src/reports/text/phrases.ts';
import { decidedBy } from './area-verdict.ts';
import { companyOf, karakaOf, voicesOf } from './area-votes.ts';

/** The last word on an area of life: everything that speaks for it or against it, weighed; the reason names all of it. */
export function judgementOf(reading: ReportContext, room: Room): Statement {
  const { chart } = reading;
  const text = roomJudgement[room.sign][decidedBy(voicesOf(chart, room))];
  const told = [
    ...lordsTold(chart, room),
    companyTold(chart, room),
    ...karakaTold(chart, room),
    pointsTold(chart, room),
  ];
  const because = told.map(({ words }) => words).join('; ');
  const keys = new Set(told.flatMap((one) => one.keys));
  return createStatement(reading, text, because, [...keys], sources.room);
}

type Told = { words: string; keys: readonly string[] };

/** One graha may keep both houses. */
function lordsTold(chart: Chart, { lords }: Room): Told[] {
  const keepers = new Set(lords.map((house) => lordOf(chart, house)));
  return [...keepers].map((lord) => {
    const kept = lords.filter((house) => lordOf(chart, house) === lord);
    const words = `${grahaName(lord)}, lord of the ${listed(kept.map(ordinal))}, is ${standingWords(chart, lord)}`;
    return { words, keys: [...kept.map((house) => `lord.${house}`), ...standingKeys(chart, lord)] };
  });
}

function karakaTold(chart: Chart, room: Room): Told[] {
  const karaka = karakaOf(chart, room);
  if (!karaka) return [];
  const words = `${grahaName(karaka)}, karaka here, is ${standingWords(chart, karaka)}`;
  return [{ words, keys: standingKeys(chart, karaka) }];
}

const standingWords = (chart: Chart, graha: Graha): string => {
  const { dignity, combust } = chart.grahas[graha];
  return `${DIGNITY_WORDS[dignity!]}${combust ? ' and combust' : ''} in the ${ordinal(houseOf(chart, graha))}`;
};

const standingKeys = (chart: Chart, graha: Graha): string[] => [
  `${graha}.house`,
  `${graha}.dignity`,
  ...(chart.grahas[graha].combust ? [`${graha}.combust`] : []),
];

const DIGNITY_WORDS: Record<Dignity, string> = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona',
  own: 'in its own sign',
  friendly: 'a friend’s guest',
  neutral: 'on neutral ground',
  enemy: 'in an unfriendly sign',
  debilitated: 'in its fall',
};

function companyTold(chart: Chart, { sign: house }: Room): Told {
  const { helping, pressing, working } = companyOf(chart, house);
  const named = [...helping, ...pressing, ...working];
  if (named.length === 0) return nobodyTold(chart, house);
  const parts = [
    ...toldOf(helping, 'helps', 'help', `the ${ordinal(house)}`),
    ...toldOf(pressing, 'presses on', 'press on', helping.length > 0 ? 'it' : `the ${ordinal(house)}`),
    ...toldOf(working, 'works', 'work', `in the ${ordinal(house)}`),
  ];
  const inside = occupants(chart, house);
  const keys = named.map((graha) =>
    inside.includes(graha) ? `${graha}.house` : `${graha}.aspects.${house}`,
  );
  return { words: listed(parts), keys };
}

function nobodyTold(chart: Chart, house: number): Told {
  const absent = new Set<Graha>(['Sun', 'Mars', 'Jupiter', 'Venus', 'Saturn', lordOf(chart, house)]);
  const keys = [`house.${house}`, ...[...absent].map((graha) => `${graha}.aspects.${house}`)];
  return { words: `nobody kind or stern is in the ${ordinal(house)} or looks at it`, keys };
}

const toldOf = (grahas: readonly Graha[], one: string, many: string, what: string): string[] =>
  grahas.length === 0 ? [] : [`${listed(grahas.map(grahaName))} ${grahas.length > 1 ? many : one} ${what}`];

function pointsTold(chart: Chart, { sign: house }: Room): Told {
  const points = requireAshtakavarga(chart).sarvaByHouse[house - 1]!;
  return { words: `the ${ordinal(house)} counts ${points} bindus`, keys: [`sarva.${house}`] };
}
