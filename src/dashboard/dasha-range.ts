/** Describes the periods for an unknown birth time: the range of each start, and the periods that may be running today. */
import type { Graha, MoonRange } from '#src/astrology/contract.ts';
import { formatGraha, formatList, getNakshatraName } from '#src/reports/text/phrases.ts';
import { mahaDashaTexts, RULES } from './content/en.ts';
import type { DashaRange, Statement } from './contract.ts';

export function describeDashaRange({ stays, dashas }: MoonRange, now: string): DashaRange {
  const sequences = dashas.map(({ lord, periods }) => ({
    nakshatras: [
      ...new Set(stays.filter((stay) => stay.lord === lord).map((stay) => getNakshatraName(stay.nakshatra))),
    ],
    periods,
  }));
  const possibleLords = [...new Set(sequences.flatMap(({ periods }) => findPossibleLords(periods, now)))];
  return {
    kind: 'ranges',
    possibleLords,
    statement: createStatement(
      possibleLords,
      sequences.flatMap(({ nakshatras }) => nakshatras),
    ),
    sequences,
  };
}

/** A period may be running from its earliest start to the latest start of the next one. */
function findPossibleLords(periods: DashaRange['sequences'][number]['periods'], now: string): Graha[] {
  const nowMs = Date.parse(now);
  return periods
    .filter(({ earliest }, index) => {
      const latestEnd = periods[index + 1]?.latest;
      return Date.parse(earliest) <= nowMs && (latestEnd === undefined || nowMs < Date.parse(latestEnd));
    })
    .map(({ lord }) => lord);
}

function createStatement(lords: Graha[], nakshatras: string[]): Statement {
  const [firstLord, ...otherLords] = lords;
  const names = formatList(lords.map(formatGraha)).replace(' and ', ' or ');
  const because = `the Moon was in ${formatList(nakshatras)} on that day, and the periods are counted from its exact place`;
  const text =
    firstLord && otherLords.length === 0
      ? `Whatever your birth time, your mahadasha today is that of ${formatGraha(firstLord)}. ${mahaDashaTexts[firstLord]}`
      : `Your mahadasha today is that of ${names}: your birth time decides which.`;
  return { text, because, rule: RULES.unknownTime };
}
