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
import { decideVerdict } from './area-verdict.ts';
import { findInfluences, findKaraka, countVotes } from './area-votes.ts';

/** The last word on an area of life: everything that speaks for it or against it, weighed; the reason names all of it. */
export function writeJudgementStatement(context: ReportContext, room: Room): Statement {
  const { chart } = context;
  const text = roomJudgement[room.sign][decideVerdict(countVotes(chart, room))];
  const told = [
    ...describeLords(chart, room),
    describeInfluences(chart, room),
    ...describeKaraka(chart, room),
    describeBindus(chart, room),
  ];
  const because = told.map(({ phrase }) => phrase).join('; ');
  const keys = new Set(told.flatMap((one) => one.keys));
  return createStatement(context, text, because, [...keys], sources.room);
}

type Evidence = { phrase: string; keys: readonly string[] };

/** One graha may keep both houses. */
function describeLords(chart: Chart, { lords }: Room): Evidence[] {
  const keepers = new Set(lords.map((house) => lordOf(chart, house)));
  return [...keepers].map((lord) => {
    const kept = lords.filter((house) => lordOf(chart, house) === lord);
    const phrase = `${grahaName(lord)}, lord of the ${listed(kept.map(ordinal))}, is ${describePlacement(chart, lord)}`;
    return { phrase, keys: [...kept.map((house) => `lord.${house}`), ...listPlacementKeys(chart, lord)] };
  });
}

function describeKaraka(chart: Chart, room: Room): Evidence[] {
  const karaka = findKaraka(chart, room);
  if (!karaka) return [];
  const phrase = `${grahaName(karaka)}, karaka here, is ${describePlacement(chart, karaka)}`;
  return [{ phrase, keys: listPlacementKeys(chart, karaka) }];
}

const describePlacement = (chart: Chart, graha: Graha): string => {
  const { dignity, combust } = chart.grahas[graha];
  return `${DIGNITY_PHRASES[dignity!]}${combust ? ' and combust' : ''} in the ${ordinal(houseOf(chart, graha))}`;
};

const listPlacementKeys = (chart: Chart, graha: Graha): string[] => [
  `${graha}.house`,
  `${graha}.dignity`,
  ...(chart.grahas[graha].combust ? [`${graha}.combust`] : []),
];

const DIGNITY_PHRASES: Record<Dignity, string> = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona',
  own: 'in its own sign',
  friendly: 'a friend’s guest',
  neutral: 'on neutral ground',
  enemy: 'in an unfriendly sign',
  debilitated: 'in its fall',
};

function describeInfluences(chart: Chart, { sign: house }: Room): Evidence {
  const { helping, pressing, working } = findInfluences(chart, house);
  const named = [...helping, ...pressing, ...working];
  if (named.length === 0) return describeNoInfluences(chart, house);
  const parts = [
    ...describeGrahas(helping, 'helps', 'help', `the ${ordinal(house)}`),
    ...describeGrahas(
      pressing,
      'presses on',
      'press on',
      helping.length > 0 ? 'it' : `the ${ordinal(house)}`,
    ),
    ...describeGrahas(working, 'works', 'work', `in the ${ordinal(house)}`),
  ];
  const inside = occupants(chart, house);
  const keys = named.map((graha) =>
    inside.includes(graha) ? `${graha}.house` : `${graha}.aspects.${house}`,
  );
  return { phrase: listed(parts), keys };
}

function describeNoInfluences(chart: Chart, house: number): Evidence {
  const absent = new Set<Graha>(['Sun', 'Mars', 'Jupiter', 'Venus', 'Saturn', lordOf(chart, house)]);
  const keys = [`house.${house}`, ...[...absent].map((graha) => `${graha}.aspects.${house}`)];
  return { phrase: `nobody kind or stern is in the ${ordinal(house)} or looks at it`, keys };
}

const describeGrahas = (grahas: readonly Graha[], one: string, many: string, what: string): string[] =>
  grahas.length === 0 ? [] : [`${listed(grahas.map(grahaName))} ${grahas.length > 1 ? many : one} ${what}`];

function describeBindus(chart: Chart, { sign: house }: Room): Evidence {
  const points = requireAshtakavarga(chart).sarvaByHouse[house - 1]!;
  return { phrase: `the ${ordinal(house)} counts ${points} bindus`, keys: [`sarva.${house}`] };
}
