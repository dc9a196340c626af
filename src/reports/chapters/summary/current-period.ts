/** Where the reader stands in time, for the first page. */
import type { Graha } from '#src/astrology/contract.ts';
import type { Draft } from '#src/reports/context/chapter.ts';
import { childAntarTone, childMahaTone } from '#src/reports/content/en/child/child-periods.ts';
import { antarTone, mahaTone } from '#src/reports/content/en/periods/period-tones.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import { periodsAt } from '#src/reports/facts/dasha-periods.ts';
import type { Reading } from '#src/reports/context/report-context.ts';
import { numberWord, shortDate } from '#src/reports/text/phrases.ts';

type Now = Pick<Extract<Draft, { kind: 'minute' }>, 'now'>;

export function nowOf(reading: Reading): NonNullable<Now['now']> {
  const { chart, now, birth } = reading;
  const { maha, antar, over } = periodsAt(chart, now);
  if (over) {
    return {
      title: 'Now: a full round',
      text: `The ${numberWord(9)} periods of 120 years were completed on ${shortDate(maha.end)}, a rare thing; the count begins again with the first.`,
    };
  }
  return {
    title: `Now: ${maha.lord}, ${antar.lord}`,
    text: `${antar.start < birth.utc ? 'From birth' : `Since ${shortDate(antar.start)}`} and until ${shortDate(antar.end)}: ${mahaWords(reading, maha.lord)}, ${antarWords(reading, antar.lord)}.`,
  };
}

/** Only where both ends of the day agree on the great period. */
export function nowOfDay(reading: Reading): Now {
  const { chart, day, now } = reading;
  const lords = [day!.earliest, day!.latest].map(
    ({ vimshottari }) => periodsAt({ ...chart, vimshottari }, now).maha.lord,
  );
  const [lord, other] = lords;
  if (!lord || lord !== other) return {};
  return {
    now: {
      title: `Now: ${lord}`,
      text: `At whatever hour you were born, you are living through ${mahaWords(reading, lord)}; the dates are ranges, given further on.`,
    },
  };
}

const mahaWords = (reading: Reading, lord: Graha): string =>
  (isChild(reading) ? childMahaTone : mahaTone)[lord];
const antarWords = (reading: Reading, lord: Graha): string =>
  (isChild(reading) ? childAntarTone : antarTone)[lord];
