/**
 * The clocks of every time zone before 1975, from the full IANA database (decision 25). The ICU of Node is built
 * without the database's file "backzone": zones that agree since 1970 have the history of one of them, Oslo that of
 * Berlin.
 */
import file from '#src/places/data/zone-history.json' with { type: 'json' };

/** A time during which the clocks of a zone had one offset; it lasts until the next one begins. */
export type ClockPeriod = {
  /** seconds since 1970; -Infinity for the first period */
  start: number;
  offsetSeconds: number;
  /** CET, or +0245 where English has no name; LMT is local mean time, -00 a place without inhabitants */
  abbreviation: string;
};

/** Later clocks are those of ICU. All builds of the database agree from 1970. */
export const HISTORY_END_YEAR = 1975;

/** Zone names in lower case, because Temporal accepts either. */
const histories = new Map(
  Object.entries(file.sameAs)
    .map(([name, sameName]) => [name, (file.zones as Record<string, string>)[sameName]!] as const)
    .concat(Object.entries(file.zones))
    .map(([name, history]) => [name.toLowerCase(), history]),
);

const decodedPeriods = new Map<string, readonly ClockPeriod[]>();

/** Lists the clocks of a zone, oldest first; undefined for an unknown zone. The last one may end after 1974. */
export function findZoneHistory(zone: string): readonly ClockPeriod[] | undefined {
  const history = histories.get(zone.toLowerCase());
  if (history === undefined) return undefined;
  const periods = decodedPeriods.get(history) ?? decodePeriods(history);
  decodedPeriods.set(history, periods);
  return periods;
}

/** The format is described in scripts/zone-history.ts. */
function decodePeriods(history: string): ClockPeriod[] {
  const [clockText = '', changeText] = history.split('|');
  const clocks = clockText.split(' ').map(decodeClock);
  let start = 0;
  const changes = changeText?.split(' ').map((change) => {
    start += Number.parseInt(change.slice(1), 36);
    return { start, ...clocks[Number.parseInt(change[0]!, 36)]! };
  });
  return [{ start: -Infinity, ...clocks[0]! }, ...(changes ?? [])];
}

function decodeClock(text: string): Omit<ClockPeriod, 'start'> {
  const [abbreviation = '', offset = ''] = text.split('=');
  return { offsetSeconds: Number.parseInt(offset, 36), abbreviation };
}
