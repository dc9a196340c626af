/** The sentence of a row that names the months for a step, or says that no month is favoured. */
import { content } from '#src/reports/content/content.ts';
import type { Area } from '#src/reports/content/en/periods/readings/reading-phrases.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import type { BestMonths } from './best-months.ts';
import type { SubPeriodFacts } from './sub-period.ts';
import type { UnusedPicker } from './unused-picker.ts';

/** A pause that ends later than this after the sub-period: the sentence does not name its end. The reason beside it does. */
const MAX_YEARS_AFTER_PERIOD = 2;

/**
 * All months of the sub-period are in a pause: its end is named, or easier months if the copy has named the end often. An end
 * years after the sub-period is not named in the sentence.
 */
export function pickPausedSentence(
  picker: UnusedPicker,
  area: Area,
  ranked: readonly BestMonths[],
  { period }: SubPeriodFacts,
): { text: string; months: BestMonths } {
  const [months] = ranked as [BestMonths];
  const { pausedSentences, longPausedSentences, datedSentences } = content.periods.readings;
  const pause = months.pause!;
  const isLong = Date.parse(pause.to) - Date.parse(period.end) > MAX_YEARS_AFTER_PERIOD * YEAR_MS;
  const texts = isLong
    ? picker.takeTurns(`${area} long pause`, longPausedSentences[area] ?? [])
    : picker.takeTurns(`${area} paused`, pausedSentences[area] ?? []).map((write) => write(pause.end));
  const easier = datedSentences[area].careful.at(-1)!;
  const candidates = [
    ...texts.map((text) => ({ months, text })),
    ...ranked.map((other) => ({ months: other, text: easier(other.months) })),
  ];
  return picker.pickBy(candidates, ({ text }) => text);
}

export function pickDatedSentence(
  picker: UnusedPicker,
  area: Area,
  kind: 'open' | 'careful',
  ranked: readonly BestMonths[],
): { text: string; months: BestMonths } {
  const templates = picker.takeTurns(`${area} ${kind}`, content.periods.readings.datedSentences[area][kind]);
  const candidates = ranked.flatMap((months) =>
    templates.map((write) => ({ months, text: write(months.months) })),
  );
  return picker.pickBy(candidates, ({ text }) => text);
}
